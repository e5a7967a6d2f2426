import { egyptTime } from '../delivery/deliveryPromise.js';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** In winter. */
const USUAL_OFFSET_MINUTES = 120;

/** How many minutes the clocks of Egypt are ahead of UTC at this time on them: `2026-11-25`, `10:00` → 120. */
export function egyptOffsetMinutes(date: string, clock: string): number {
  const onClocks = Date.parse(`${date}T${clock}Z`) / MINUTE_MS;
  const offsetAt = (utcMinutes: number) => {
    const { day, minute } = egyptTime(utcMinutes * MINUTE_MS);
    return day * DAY_MINUTES + minute - utcMinutes;
  };
  // The second look is from a moment that is off by an hour at most no more.
  return offsetAt(onClocks - offsetAt(onClocks - USUAL_OFFSET_MINUTES));
}
