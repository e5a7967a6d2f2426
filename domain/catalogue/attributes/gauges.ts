/** How quiet a tyre is, how slowly it wears, and how well it brakes on wet roads; 1 to `BEST_SCORE`. */
export const GAUGE_KEYS = ['quiet', 'wear', 'wet'] as const;

export const BEST_SCORE = 5;
