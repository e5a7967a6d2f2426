import { dayInEgypt } from '../../../domain/egypt/egyptClock.js';
import type { Backend } from '../../ports/backend.js';
import type { MissedSearch } from '../../ports/records/missedSearches.js';
import { memoizeByObject } from '../../ports/shared/memoizeByObject.js';
import { countedWords } from './countedWords.js';

/** Shortest time between two writes of a process. */
const WRITE_EVERY_MS = 10_000;
/** Different words that wait to be written; further ones are lost. */
const WAITING_MAX = 200;
/** Networks that a process remembers for the day, and searches of each that count. */
const NETWORKS_MAX = 2000;
const SEARCHES_OF_NETWORK_MAX = 20;

/** What a process has counted and not yet written. */
interface Counter {
  day: string;
  waiting: Map<string, MissedSearch>;
  /** Searches of the day by network, in memory only, so that a repeated one counts once. */
  asked: Map<string, Set<string>>;
  writtenAtMs: number;
  timer: NodeJS.Timeout | null;
}

const counterOf = memoizeByObject<Backend['missedSearches'], Counter>(() => ({
  ...{ day: '', waiting: new Map<string, MissedSearch>(), asked: new Map<string, Set<string>>() },
  ...{ writtenAtMs: -Infinity, timer: null },
}));

/**
 * Counts a search that found nothing, once a day for each network. Counts are written after the answer, those of ten
 * seconds at once; what a process that is killed has not written is lost.
 */
export function countMissedSearch(
  backend: Pick<Backend, 'missedSearches' | 'later'>,
  search: string,
  network: string,
): void {
  const words = countedWords(search);
  if (words === null) return;
  const counter = counterOf(backend.missedSearches);
  const day = dayInEgypt(Date.now());
  if (counter.day !== day) {
    counter.day = day;
    counter.asked.clear();
    backend.later(() => backend.missedSearches.forgetOld(day));
  }
  if (!isNew(counter.asked, network, words)) return;
  const key = `${day} ${words}`;
  const count = (counter.waiting.get(key)?.count ?? 0) + 1;
  if (count === 1 && counter.waiting.size >= WAITING_MAX) return;
  counter.waiting.set(key, { day, words, count });
  writeSoon(backend, counter);
}

function isNew(asked: Counter['asked'], network: string, words: string): boolean {
  const own = asked.get(network) ?? new Set<string>();
  if (own.has(words) || own.size >= SEARCHES_OF_NETWORK_MAX) return false;
  const [oldest] = asked.keys();
  if (asked.size >= NETWORKS_MAX && !asked.has(network) && oldest !== undefined) asked.delete(oldest);
  asked.set(network, own.add(words));
  return true;
}

/** At once after a pause, or else when the pause is over; a process that sleeps until then writes with its next one. */
function writeSoon(backend: Pick<Backend, 'missedSearches' | 'later'>, counter: Counter): void {
  const waitMs = counter.writtenAtMs + WRITE_EVERY_MS - Date.now();
  const write = () => {
    if (counter.timer !== null) clearTimeout(counter.timer);
    const counts = [...counter.waiting.values()];
    counter.waiting.clear();
    Object.assign(counter, { timer: null, writtenAtMs: Date.now() });
    backend.later(() => backend.missedSearches.add(counts));
  };
  if (waitMs <= 0) write();
  else counter.timer ??= setTimeout(write, waitMs).unref();
}
