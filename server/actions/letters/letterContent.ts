import type { Locale } from '../../../domain/core/locale.js';

export interface LetterLink {
  label: string;
  href: string;
}

/** `href`: what the value links to; absent: nothing. */
export interface LetterFact {
  label: string;
  value: string;
  href?: string | undefined;
}

interface LetterSection {
  title: string;
  /** `href` null: the line is no link. */
  lines: { text: string; href: string | null }[];
}

/** What a letter says, without its form. */
export interface LetterContent {
  locale: Locale;
  shopName: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** `pieces` such as `4 tyres × 4,850 EGP`; null: nothing is said of the quantity. */
  items: { name: string; pieces: string | null; total: string; image: string | null }[];
  sums: { label: string; amount: string; isTotal: boolean }[];
  facts: LetterFact[];
  /** Parts with a title of their own; absent: none. */
  sections?: LetterSection[] | undefined;
  /** Absent in letters with a link in each line. */
  link?: LetterLink | undefined;
  /** Below the main link; absent: none. */
  more?: { label: string; href: string } | undefined;
  /** Whom a customer asks; absent in letters to the operator. */
  contact?: { text: string; label: string; href: string } | undefined;
}
