/** Whether a moment was at most this long ago. One to come is not: the clock that noted it was wrong, or is now. */
export function wasWithin(atMs: number, spanMs: number, nowMs: number): boolean {
  return atMs <= nowMs && nowMs - atMs <= spanMs;
}
