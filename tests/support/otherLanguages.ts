import { parse } from '@formatjs/icu-messageformat-parser';
import type { Messages } from '../../locales/intl.js';

interface Language {
  iso: string;
  dir: string;
  intl: string;
  label: string;
  openGraph: string;
  browserLanguages: readonly string[];
}

/**
 * The table of languages with two more, one of them from right to left. Their codes belong to no language, so that none
 * of them is in the table already.
 */
export function withOtherLanguages<Known extends { en: Language }>(known: Known) {
  const as = (iso: string, label: string) => {
    const [language = '', region = ''] = iso.split('-');
    const openGraph = `${language}_${region}`;
    return { ...known.en, iso, label, openGraph, browserLanguages: [language] };
  };
  return { ...known, xa: as('xa-XA', 'Left to right'), xb: { ...as('xb-XB', 'Right to left'), dir: 'rtl' } };
}

/** A pseudo-locale: English with every message marked, so that messages of another language stand out. */
function pseudoWords(english: Readonly<Record<string, string>>, language: string): Record<string, string> {
  return Object.fromEntries(Object.entries(english).map(([key, word]) => [key, `[${language}] ${word}`]));
}

/** The messages of those languages. */
export function withOtherWords<Known extends { en: Readonly<Record<string, string>> }>(known: Known) {
  return { ...known, xa: pseudoWords(known.en, 'xa'), xb: pseudoWords(known.en, 'xb') };
}

/** Messages as compiled by the build. */
export function compileWords(words: Readonly<Record<string, string>>): Messages {
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, parse(word)]));
}
