import { dayInEgypt, egyptTime } from '../../domain/egypt/egyptClock.js';

const MINUTES_PER_HOUR = 60;

/** A moment on the clocks of Egypt, which are the operator's: `2026-11-25 00:30`. */
export function printedTime(moment: string): string {
  const atMs = Date.parse(moment);
  const { minute } = egyptTime(atMs);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${dayInEgypt(atMs)} ${two(Math.floor(minute / MINUTES_PER_HOUR))}:${two(minute % MINUTES_PER_HOUR)}`;
}
