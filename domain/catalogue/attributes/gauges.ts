/** How quiet a tyre is, how slowly it wears, and how well it brakes on wet roads; 1 to `BEST_SCORE`. */
export const GAUGE_KEYS = ['quiet', 'wear', 'wet'] as const;

export const BEST_SCORE = 5;

/** Whole scores from 1 to `BEST_SCORE`; what is unknown is absent. */
export type Scores = Partial<Record<(typeof GAUGE_KEYS)[number], number>>;
