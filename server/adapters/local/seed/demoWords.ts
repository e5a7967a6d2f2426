import type { Locale, Localized } from '../../../../domain/core/locale.js';

/** Languages in which the demonstration shop is complete; others are optional. */
export const WRITTEN_IN = ['en', 'ar'] as const satisfies readonly Locale[];

export type Words = Localized & Record<(typeof WRITTEN_IN)[number], string>;
