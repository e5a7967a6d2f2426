/** A finished span of a trace. It contains no personal data: names and attributes are constants, patterns and numbers. */
export interface FinishedSpan {
  traceId: string;
  id: string;
  /** null: the first span of the trace. */
  parentId: string | null;
  name: string;
  kind: 'server' | 'client' | 'internal';
  /** Milliseconds since 1970, with fractions. */
  startedAtMs: number;
  ms: number;
  attributes: Record<string, string | number>;
  hasFailed: boolean;
}

/** Exports spans. Never throws, never waits, and drops spans that it cannot export. */
export interface TracesPort {
  add(spans: readonly FinishedSpan[]): void;
}
