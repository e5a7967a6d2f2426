import type { Localized } from '../../../../domain/core/locale.js';

/** A text of the demonstration shop, which is complete in English and Arabic. */
export type Words = Localized & { ar: string };
