import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  /** Microseconds of CPU time. */
  tdur?: number;
  args?: { name?: string; data?: { documentLoaderURL?: string } };
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'v8', '__metadata'];
const TOP_LEVEL = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** Records what the page does until the returned function is called, which answers the main thread's CPU time in ms. */
export async function traceMainThread(cdp: CDPSession): Promise<(origin: string) => Promise<number>> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  return async (origin) => {
    const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await complete;
    return sumTasks(events, origin);
  };
}

function sumTasks(events: readonly TraceEvent[], origin: string): number {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(origin),
  );
  if (start === undefined) throw new Error('The trace has no navigation');
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      ph === 'X' && TOP_LEVEL.has(name) && pid === start.pid && tid === start.tid && ts >= start.ts,
  );
  // Nested tasks of the two names: only the outer one counts.
  const outer = tasks.some(({ name }) => name === 'RunTask') ? 'RunTask' : 'ThreadControllerImpl::RunTask';
  const microseconds = tasks
    .filter(({ name }) => name === outer)
    .reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  return microseconds / 1000;
}
