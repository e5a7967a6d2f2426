import { formatMobile } from '../../../../domain/egypt/mobile.js';
import type { Locale } from '../../../../domain/core/locale.js';
import type { Backend } from '../../../ports/backend.js';
import { contactWays } from './contactWays.js';
import { toLongText } from './longText.js';

/** The phone number of the contact page, or else the number for WhatsApp; null if the shop has published none. */
export async function shopPhone(
  { content, settings }: Pick<Backend, 'content' | 'settings'>,
  locale: Locale,
): Promise<{ text: string; href: string } | null> {
  const contact = await content.getPage('contact');
  const published = contactWays(contact === null ? '' : toLongText(contact.content, locale).html).phone;
  const { whatsappNumber: number } = settings;
  if (published !== null || number === null) return published;
  return { text: formatMobile(`+${number}`), href: `tel:+${number}` };
}
