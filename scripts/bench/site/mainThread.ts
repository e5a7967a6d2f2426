import type { CDPSession } from '@playwright/test';
import * as v from 'valibot';

const TRACE_EVENT = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  /** Microseconds. */
  ts: v.number(),
  /** Microseconds of CPU time. */
  tdur: v.optional(v.number(), 0),
  args: v.optional(v.object({ data: v.optional(v.looseObject({})) })),
});
type TraceEvent = v.InferOutput<typeof TRACE_EVENT>;
const TRACE_EVENTS = v.array(TRACE_EVENT);

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'v8', '__metadata'];
const TOP_LEVEL = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** Records what the page does until the returned function is called, which answers the main thread's CPU time in ms. */
export async function traceMainThread(cdp: CDPSession): Promise<(origin: string) => Promise<number>> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...v.parse(TRACE_EVENTS, value)));
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
    ({ name, args }) =>
      name === 'navigationStart' && String(args?.data?.['documentLoaderURL']).startsWith(origin),
  );
  if (start === undefined) throw new Error('The trace has no navigation');
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      ph === 'X' && TOP_LEVEL.has(name) && pid === start.pid && tid === start.tid && ts >= start.ts,
  );
  // Nested tasks of the two names: only the outer one counts.
  const outer = tasks.some(({ name }) => name === 'RunTask') ? 'RunTask' : 'ThreadControllerImpl::RunTask';
  const microseconds = tasks.filter(({ name }) => name === outer).reduce((sum, { tdur }) => sum + tdur, 0);
  return microseconds / 1000;
}
