import { isBot } from '../../../domain/account/bots.js';

/** With which browsers, and pages of the shop, load ahead. */
const PREFETCH_HEADERS = ['purpose', 'sec-purpose', 'x-moz', 'x-purpose'];

/** Whether a person waits for the answer: no bot, and no browser that loads ahead what may be asked for. */
export function isAskedByPerson({ method, headers }: Request): boolean {
  if (method !== 'GET' || isBot(headers.get('user-agent') ?? '')) return false;
  return !PREFETCH_HEADERS.some((name) => headers.get(name)?.includes('prefetch') === true);
}
