import type { Locale, Localized } from '../../../../domain/core/locale.js';

/** The demonstration shop is written in both of these; other languages may be there. */
export const WRITTEN_IN = ['en', 'ar'] as const satisfies readonly Locale[];

export type Words = Localized & Record<(typeof WRITTEN_IN)[number], string>;
