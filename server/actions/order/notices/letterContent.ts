import type { Locale } from '../../../../domain/core/locale.js';

/** What a letter about an order says, without its form. */
export interface LetterContent {
  locale: Locale;
  shopName: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  items: { name: string; quantity: number; total: string; image: string | null }[];
  sums: { label: string; amount: string; isTotal: boolean }[];
  facts: { label: string; value: string }[];
  link: { label: string; href: string };
  contact: { text: string; label: string; href: string };
}
