import { inLocale, type Locale } from '../core/locale.js';
import type { ShopShell } from './content.js';

/** `Nile Tyres – Tyres at home`, or the name alone in a shop without a tagline. */
export function nameWithTagline(
  { shopName, tagline }: Pick<ShopShell, 'shopName' | 'tagline'>,
  locale: Locale,
): string {
  return [shopName, tagline]
    .map((text) => inLocale(text, locale).trim())
    .filter((text) => text !== '')
    .join(' – ');
}
