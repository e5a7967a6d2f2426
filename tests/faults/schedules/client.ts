import { ERROR_STATUSES, isErrorCode } from '../../../domain/core/errors.js';
import { RETRY_STATUSES, RETRY_WAIT_MAX_S } from '../../../domain/core/limits.js';
import { Browser } from '../../api/browser.js';
import type { Call, CallOptions, Reply } from '../../api/call.js';
import { letPass } from './clock.js';
import type { Weather } from './faults.js';
import type { Chance } from './prng.js';

/** What a shopper is promised of every answer. */
export type ReportProblem = (problem: string) => void;

/** Attempts after the faults have ended, with time between them for the longest lease of a key. */
const CALM_ATTEMPTS = 6;
const PATIENCE_S = 61;

/** A shopper's browser behind a bad connection. It retries as `client/core/api.ts` does, with the same key. */
export class FaultyClient {
  readonly browser: Browser;
  private keys = 0;

  constructor(
    private readonly name: string,
    private readonly chance: Chance,
    private readonly weather: Weather,
    private readonly tell: ReportProblem,
    instances: readonly [Call, ...Call[]],
  ) {
    const from = `41.${chance.whole(0, 255)}.${chance.whole(0, 255)}.${chance.whole(1, 254)}`;
    const kept = new Map<string, Reply>();
    this.browser = new Browser((method, path, options) =>
      this.throughFaults(kept, method, path, () =>
        chance.pick(instances)(method, path, { ...options, from }),
      ),
    );
  }

  /** A read, which may fail; null without an answer. */
  read(path: string): Promise<Reply | null> {
    return this.attempt('GET', path, {});
  }

  /** A write, until its outcome is known. */
  async write(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Reply> {
    const key = `${this.name}-${(this.keys += 1)}`;
    const options = { body, headers: { 'idempotency-key': key } };
    let reply = await this.attempt(method, path, options);
    if (method === 'POST' && (reply === null || isRetried(reply))) {
      if (reply !== null) letPass(Math.min(retryAfter(reply), RETRY_WAIT_MAX_S) * 1000);
      reply = await this.attempt(method, path, options);
    }
    for (let time = 0; reply === null || isUndecided(reply); time += 1) {
      if (time === CALM_ATTEMPTS) {
        this.tell(`no way on: ${method} ${path} ${reply?.status} ${reply?.text}`);
        throw new Error('The outcome of a write stays unknown');
      }
      letPass(Math.max(1, reply === null ? 1 : retryAfter(reply), time > 1 ? PATIENCE_S : 0) * 1000);
      reply = await this.weather.calm(() => this.attempt(method, path, options));
    }
    if (this.chance.happens(0.1)) await this.sendAgain(method, path, options, reply);
    return reply;
  }

  /** What was sent arrives once more, as from a page that was restored. */
  private async sendAgain(method: string, path: string, options: CallOptions, first: Reply): Promise<void> {
    const send = () => this.weather.calm(() => this.attempt(method, path, options));
    let again = await send();
    if (again !== null && isUndecided(again)) {
      // The answer was not stored because the database failed after the work, so its lease has to expire.
      letPass(retryAfter(again) * 1000);
      again = await send();
    }
    if (again === null || path.startsWith('/api/post/')) return;
    const isSame = again.status === first.status && (first.status >= 400 || again.text === first.text);
    if (!isSame) this.tell(`another answer to a repeated key: ${method} ${path} ${first.text} ${again.text}`);
  }

  private async attempt(method: string, path: string, options: CallOptions): Promise<Reply | null> {
    try {
      return await this.browser.call(method, path, options);
    } catch (error) {
      if (error instanceof LostConnection) return null;
      throw error;
    }
  }

  private async throughFaults(
    kept: Map<string, Reply>,
    method: string,
    path: string,
    send: () => Promise<Reply>,
  ): Promise<Reply> {
    const { kind, chance } = this.weather.draw('browser', method, path.split('?')[0] ?? path);
    const sent = async (): Promise<Reply> => {
      const reply = await send();
      this.check(method, path, reply);
      if (method === 'GET' && reply.status === 200) kept.set(path, reply);
      return reply;
    };
    if (kind === 'refused') throw new LostConnection();
    if (kind === 'stale') return kept.get(path) ?? sent();
    if (kind === 'duplicate') {
      const replies = await Promise.all([sent(), sent()]);
      return chance.pick(replies);
    }
    const isDone = kind === null || kind === 'slow' || kind === 'half a body' || chance.happens(0.5);
    if (!isDone) throw new LostConnection();
    const reply = await sent();
    if (kind === null || kind === 'slow') return reply;
    throw new LostConnection();
  }

  /** Every error says by its code what has happened, and an outage when to ask again. */
  private check(method: string, path: string, reply: Reply): void {
    const { status } = reply;
    if (status < 400) return;
    const code = codeOf(reply);
    const is = `${method} ${path} ${status} ${reply.text}`;
    if (!isErrorCode(code) || ERROR_STATUSES[code] !== status) this.tell(`an error without a code: ${is}`);
    else if (code === 'internal_error') this.tell(`a surprise: ${is}`);
    else if (status === 503 && code !== 'outcome_unknown' && retryAfter(reply) === 0)
      this.tell(`an outage without Retry-After: ${is}`);
  }
}

class LostConnection extends Error {}

function codeOf({ body }: Reply): unknown {
  return (body as { code?: unknown } | undefined)?.code;
}

function retryAfter({ headers }: Reply): number {
  return Number(headers.get('retry-after'));
}

function isRetried(reply: Reply): boolean {
  if (!RETRY_STATUSES.includes(reply.status)) return false;
  return ![409, 429].includes(reply.status) || codeOf(reply) === 'request_in_progress';
}

function isUndecided(reply: Reply): boolean {
  return (
    reply.status >= 500 || [408, 425, 429].includes(reply.status) || codeOf(reply) === 'request_in_progress'
  );
}
