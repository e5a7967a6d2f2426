import type { Locale } from '../../domain/core/locale.js';

/**
 * The languages of browser tests, with the tag that the browser sends: one of each text direction. A further language
 * of the shop adds no project.
 */
export const BROWSER_TAGS = { en: 'en-US', ar: 'ar-EG' } as const satisfies Partial<Record<Locale, string>>;

export type BrowserLanguage = keyof typeof BROWSER_TAGS;

export const BROWSER_LANGUAGES = Object.keys(BROWSER_TAGS) as BrowserLanguage[];
