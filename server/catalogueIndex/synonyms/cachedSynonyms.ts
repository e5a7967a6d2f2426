import { NO_SYNONYMS, type Synonyms, synonymsOf } from './otherNames.js';
import { readSynonyms } from './readSynonyms.js';

/** Maximum delay until a running process sees a change. */
const LOOK_AGAIN_MS = 60_000;
/** How long the first search of a process waits for them. */
const FIRST_READ_TIMEOUT_MS = 500;

/** Where synonyms come from, and who is told of those that cannot be read. */
export interface SynonymsSource {
  /** The operator's text, see `readSynonyms`. */
  read: () => Promise<string>;
  now?: (() => number) | undefined;
  /** Receives a line for each one that is not used. */
  onProblem?: ((line: string) => void) | undefined;
}

/**
 * The operator's synonyms. A search never waits for newer ones: it uses those of the last minute, then the last known,
 * while the next are read; without any in time, none.
 */
export function cachedSynonyms({ read, now = Date.now, onProblem }: SynonymsSource): () => Promise<Synonyms> {
  let held: { text: string; synonyms: Synonyms } | null = null;
  let readAtMs = -Infinity;
  let reading: Promise<Synonyms> | null = null;

  async function readAgain(): Promise<Synonyms> {
    try {
      const text = await read();
      if (held?.text !== text) held = { text, synonyms: use(text) };
    } catch {
      // Whoever reads the texts for the page has reported it.
    }
    readAtMs = now();
    return held?.synonyms ?? NO_SYNONYMS;
  }

  function use(text: string): Synonyms {
    const { groups, faults } = readSynonyms(text);
    for (const { line, message } of faults) onProblem?.(`Synonyms, line ${line} is not used: ${message}`);
    return synonymsOf(groups);
  }

  return async () => {
    if (now() - readAtMs < LOOK_AGAIN_MS) return held?.synonyms ?? NO_SYNONYMS;
    reading ??= readAgain().finally(() => {
      reading = null;
    });
    return held?.synonyms ?? inTime(reading);
  };
}

async function inTime(reading: Promise<Synonyms>): Promise<Synonyms> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Synonyms>((resolve) => {
    timer = setTimeout(() => resolve(NO_SYNONYMS), FIRST_READ_TIMEOUT_MS);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
