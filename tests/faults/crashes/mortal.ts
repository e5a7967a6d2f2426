import { AsyncLocalStorage } from 'node:async_hooks';
import { type Client, createClient, type Transaction } from '@libsql/client';
import { vi } from 'vitest';
import type { OpenBackend } from '../../../server/http/routing/route.js';
import { afterAnswers } from '../../api/call.js';

/*
 * A process that ends before its nth write, wherever it makes it: a statement or transaction of a database file, a
 * request that is not a GET, a letter, a message. From then on nothing that it does reaches anybody, reads included.
 * Between two writes of a process there is nothing else for others to see, so that this tries every point at which it
 * can end.
 */

interface Life {
  writes: number;
  /** Number of the write that it does not survive. */
  last: number;
}

type Begin = (...given: unknown[]) => Promise<Transaction>;

const lives = new AsyncLocalStorage<Life>();

/** Throws in a process that has ended. */
function reach(isWrite: boolean): void {
  const life = lives.getStore();
  if (life === undefined) return;
  if (isWrite) life.writes += 1;
  if (life.writes >= life.last) throw new Error('killed');
}

/** Runs work and all that it defers in a process that ends before this write; false: it did not come so far. */
export async function endsBefore(write: number, work: () => Promise<unknown>): Promise<boolean> {
  const life = { writes: 0, last: write };
  await lives.run(life, async () => {
    await work().catch(() => undefined);
    await afterAnswers().catch(() => undefined);
  });
  return life.writes >= write;
}

const isRead = (statement: unknown) =>
  /^\s*(?:select|with|pragma)\b/i.test(
    typeof statement === 'string' ? statement : (statement as { sql: string }).sql,
  );

/** Lets processes that use this backend end. */
export function makeMortal({ mail, messages }: Pick<OpenBackend, 'mail' | 'messages'>): void {
  const client = createClient({ url: 'file::memory:' });
  const prototype = Object.getPrototypeOf(client) as Client;
  client.close();
  const { execute, batch } = prototype;
  const begin = Reflect.get<{ transaction: Begin }, 'transaction'>(prototype, 'transaction');
  vi.spyOn(prototype, 'execute').mockImplementation(function (this: Client, ...given) {
    return reached(!isRead(given[0]), () => execute.apply(this, given));
  });
  vi.spyOn(prototype, 'batch').mockImplementation(function (this: Client, ...given) {
    return reached(true, () => batch.apply(this, given));
  });
  vi.spyOn(prototype, 'transaction').mockImplementation(function (this: Client, ...given) {
    return reached(false, async () => {
      const begun = await begin.apply(this, given);
      const commit = begun.commit.bind(begun);
      return Object.assign(begun, { commit: () => reached(true, commit) });
    });
  });
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const { method = 'GET' } = init ?? {};
    return reached(method !== 'GET', () => fetch(address, init));
  });
  const { send } = mail;
  mail.send = (letter) => reached(true, () => send(letter));
  if (messages === null) return;
  const { sendCode, sendConfirmation, sendNews } = messages;
  messages.sendCode = (message) => reached(true, () => sendCode(message));
  messages.sendConfirmation = (message) => reached(true, () => sendConfirmation(message));
  messages.sendNews = (...message) => reached(true, () => sendNews(...message));
}

async function reached<T>(isWrite: boolean, work: () => Promise<T>): Promise<T> {
  reach(isWrite);
  return work();
}
