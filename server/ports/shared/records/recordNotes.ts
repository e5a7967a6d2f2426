import type { RecordProblem, RecordProblemsPort } from './recordProblems.js';

/** Notes what is wrong with records, and tells the operator once, until it changes. */
export interface RecordNotes {
  /** A reading of a record, `Product 17`: the line for the operator, or null if nothing is wrong. */
  note(record: string, line: string | null): void;
  /** Clears the problems of records that were read without any since the process started. */
  settle(): Promise<void>;
}

interface NotesOptions {
  /** Remembers problems beyond the life of the process; absent: only this process does. */
  kept?: RecordProblemsPort | undefined;
  onProblem?: ((line: string) => void) | undefined;
  /** Keeps the process alive for work after the response. */
  later?: ((work: Promise<unknown>) => void) | undefined;
}

/** A plugin that breaks every product must not fill the log. */
const LINES_AT_ONCE = 20;
/** Of records that are right, until it is known which ones were not. */
const WAITING_MAX = 20_000;

/** Notes that several processes share if they have the same `kept`. */
export function createRecordNotes({ kept, onProblem, later = () => undefined }: NotesOptions): RecordNotes {
  let known: Map<string, string> | null = kept === undefined ? new Map() : null;
  const waiting = new Map<string, string | null>();
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    known ??= await linesOf(kept);
    while (waiting.size > 0) {
      const changed = [...waiting].filter(([record, line]) => (known?.get(record) ?? null) !== line);
      waiting.clear();
      const problems = changed.flatMap(([record, line]) => (line === null ? [] : [{ record, line }]));
      const mended = changed.flatMap(([record, line]) => (line === null ? [record] : []));
      for (const { record, line } of problems) known.set(record, line);
      for (const record of mended) known.delete(record);
      report(problems);
      // If it fails, the next process tells it again.
      await Promise.all([
        problems.length === 0 ? null : kept?.keep(problems),
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

  return {
    note(record, line) {
      if (known !== null && !waiting.has(record) && (known.get(record) ?? null) === line) return;
      if (line === null && known === null && waiting.size >= WAITING_MAX) return;
      waiting.set(record, line);
      if (line !== null) later(start());
    },
    async settle() {
      if (waiting.size > 0) await start();
    },
  };
}

async function linesOf(kept: RecordProblemsPort | undefined): Promise<Map<string, string>> {
  const problems = (await kept?.list().catch(() => [])) ?? [];
  return new Map(problems.map(({ record, line }) => [record, line]));
}
