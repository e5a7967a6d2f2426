import { type Call, call, type CallOptions, type Cookies, type Reply } from './call.js';

/** A browser's cookie jar: stores, sends and removes cookies. */
export class Browser {
  readonly cookies: Cookies = {};

  constructor(private readonly send: Call = call) {}

  async call(method: string, path: string, options: CallOptions = {}): Promise<Reply> {
    const reply = await this.send(method, path, {
      ...options,
      cookies: { ...this.cookies, ...options.cookies },
    });
    this.take(reply.setCookies);
    return reply;
  }

  take(setCookies: readonly string[]): void {
    Object.assign(this.cookies, cookiesOf(setCookies));
    for (const name of clearedBy(setCookies)) Reflect.deleteProperty(this.cookies, name);
  }

  get(path: string, options?: CallOptions): Promise<Reply> {
    return this.call('GET', path, options);
  }

  post(path: string, body?: unknown, options?: CallOptions): Promise<Reply> {
    return this.call('POST', path, { body, ...options });
  }

  put(path: string, body?: unknown, options?: CallOptions): Promise<Reply> {
    return this.call('PUT', path, { body, ...options });
  }

  delete(path: string, options?: CallOptions): Promise<Reply> {
    return this.call('DELETE', path, options);
  }
}

/** A browser with the session of a customer or a guest. */
export class Person extends Browser {
  constructor(
    readonly id: number,
    cookies: readonly string[],
  ) {
    super();
    this.take(cookies);
  }
}

export interface Customer extends Person {
  username: string;
}

function cookiesOf(setCookies: readonly string[]): Cookies {
  const pairs = setCookies.flatMap((text): [string, string][] => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    return value === '' ? [] : [[name, value]];
  });
  return Object.fromEntries(pairs);
}

/** Names of the cookies that a response clears. */
export function clearedBy(setCookies: readonly string[]): string[] {
  return setCookies.flatMap((text) => /^([^=]+)=;.*Max-Age=0/.exec(text)?.[1] ?? []);
}
