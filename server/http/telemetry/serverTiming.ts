import type { Span } from '../../ports/spans.js';

/** In development and previews, and in production with `SERVER_TIMING=on`; `off` disables it everywhere. */
export function isTimingOn(environment: NodeJS.ProcessEnv): boolean {
  const setting = environment['SERVER_TIMING'];
  if (setting === 'on' || setting === 'off') return setting === 'on';
  return environment['VERCEL_ENV'] === 'preview' || environment['NODE_ENV'] !== 'production';
}

/** `total;dur=41.2, db;dur=3.1;desc="2"`: milliseconds, and the number of calls. Parallel calls are added up. */
export function timingOf(spans: readonly Span[], totalMs: number): string {
  const metrics = [...new Set(spans.map(({ kind }) => kind))].map((kind) => {
    const calls = spans.filter((span) => span.kind === kind);
    const ms = calls.reduce((sum, call) => sum + call.ms, 0);
    return `${kind === 'database' ? 'db' : kind};dur=${ms.toFixed(1)};desc="${calls.length}"`;
  });
  return [`total;dur=${totalMs.toFixed(1)}`, ...metrics].join(', ');
}
