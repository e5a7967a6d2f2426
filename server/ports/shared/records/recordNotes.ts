import type { RecordProblem, RecordProblemsPort } from '../../records/recordProblems.js';

/** Notes what is wrong with records, and tells the operator once, until it changes. */
export interface RecordNotes {
  /** A reading of a record, `Product 17`: the line for the operator, or null if nothing is wrong. */
  note(record: string, line: string | null): void;
  /** Clears the problems of records that were read without any since the process started. */
  settle(): Promise<void>;
  /**
   * Says which records of a name there are, `Product`: the problems of these last although they are not read again, and
   * those of all others are over. Parts belong to their record: `Product 17, variation 18`.
   */
  retain(name: string, ids: ReadonlyMap<number, unknown>): Promise<void>;
}

interface NotesOptions {
  /** Remembers problems beyond the life of the process; absent: only this process does. */
  kept?: RecordProblemsPort | undefined;
  onProblem?: ((line: string) => void) | undefined;
  /** Keeps the process alive for work after the response. */
  later?: ((work: Promise<unknown>) => void) | undefined;
  now?: (() => number) | undefined;
}

/** A plugin that breaks every product must not fill the log. */
const LINES_AT_ONCE = 20;
/** Of records that are right, until it is known which ones were not. */
const WAITING_MAX = 20_000;
/** Far below the time after which a problem that is not found again is forgotten. */
const RENEWAL_MS = 24 * 60 * 60 * 1000;

/** Notes that several processes share if they have the same `kept`. */
export function createRecordNotes(options: NotesOptions): RecordNotes {
  const { kept, onProblem, later = () => undefined, now = Date.now } = options;
  const cachedAtMs = new Map<string, number>();
  let known: Map<string, string> | null = kept === undefined ? new Map() : null;
  const waiting = new Map<string, string | null>();
  /** Lines that this process has told, also of records that were dropped, which may still be read one by one. */
  const told = new Map<string, string>();
  const dropped = new Set<string>();
  let working: Promise<void> | null = null;

  const isDue = (record: string) => now() - (cachedAtMs.get(record) ?? -Infinity) >= RENEWAL_MS;

  async function work(): Promise<void> {
    known ??= await linesOf(kept);
    while (waiting.size > 0) {
      const found = [...waiting].flatMap(([record, line]) => (line === null ? [] : [{ record, line }]));
      const changed = [...waiting].filter(([record, line]) => (known?.get(record) ?? null) !== line);
      waiting.clear();
      const problems = changed.flatMap(([record, line]) => (line === null ? [] : [{ record, line }]));
      const mended = changed.flatMap(([record, line]) => (line === null ? [record] : []));
      for (const { record, line } of found) {
        known.set(record, line);
        cachedAtMs.set(record, now());
      }
      for (const record of mended) {
        known.delete(record);
        if (!dropped.delete(record)) told.delete(record);
      }
      report(problems.filter(({ record, line }) => told.get(record) !== line));
      for (const { record, line } of problems) told.set(record, line);
      // If it fails, the next process tells it again.
      await Promise.all([
        found.length === 0 ? null : kept?.keep(found),
        mended.length === 0 ? null : kept?.forget(mended),
      ]).catch(() => undefined);
    }
  }

  function report(problems: readonly RecordProblem[]): void {
    for (const { line } of problems.slice(0, LINES_AT_ONCE)) onProblem?.(line);
    const more = problems.length - LINES_AT_ONCE;
    if (more > 0) onProblem?.(`${more} more records cannot be read as a whole: npm run doctor names them`);
  }

  const start = () => (working ??= work().finally(() => (working = null)));

  const notes: RecordNotes = {
    note(record, line) {
      const isKnown = known !== null && !waiting.has(record) && (known.get(record) ?? null) === line;
      if (isKnown && (line === null || !isDue(record))) return;
      if (line === null && known === null && waiting.size >= WAITING_MAX) return;
      waiting.set(record, line);
      if (line !== null) later(start());
    },
    async settle() {
      if (waiting.size > 0) await start();
    },
    async retain(name, ids) {
      if (known === null) await start();
      for (const [record, line] of [...(known ?? [])]) {
        const id = idIn(record, name);
        // What has just been read about it is newer.
        if (id === null || waiting.has(record)) continue;
        if (!ids.has(id)) dropped.add(record);
        notes.note(record, ids.has(id) ? line : null);
      }
      await notes.settle();
    },
  };
  return notes;
}

/** `Product 17` and `Product 17, sale` → 17; null for records of another name. */
function idIn(record: string, name: string): number | null {
  const [own = ''] = record.split(',', 1);
  const id = own.startsWith(`${name} `) ? own.slice(name.length + 1) : '';
  return /^\d+$/.test(id) ? Number(id) : null;
}

async function linesOf(kept: RecordProblemsPort | undefined): Promise<Map<string, string>> {
  const problems = (await kept?.list().catch(() => [])) ?? [];
  return new Map(problems.map(({ record, line }) => [record, line]));
}
