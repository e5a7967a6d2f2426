import { formatMobile } from '../../../domain/egypt/mobile.js';
import type { Locale } from '../../../domain/core/locale.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';
import type { ContactMessage } from '../../ports/contact.js';
import type { Mail } from '../../ports/mail.js';

/**
 * Stores a message and returns a function that mails it to the shop after the response, or null if there is nothing to
 * send (no address configured, probable spam, a duplicate). A failed mail loses nothing: the message stays in the
 * database, marked as not mailed.
 */
export async function receiveMessage(
  { contact, mail, settings }: Backend,
  message: ContactMessage,
  locale: Locale,
): Promise<(() => Promise<void>) | null> {
  const { id, isNew } = await contact.keep(message);
  const { contactEmail } = settings;
  if (!isNew || message.isSuspect || contactEmail === null) return null;
  return async () => {
    await mail.send(letterOf(message, contactEmail, locale));
    await contact.markMailed(id);
  };
}

function letterOf({ name, phone, email, message }: ContactMessage, to: string, locale: Locale): Mail {
  const none = translateTo(locale)('mail.contact_none');
  return {
    to,
    ...(email === null ? {} : { replyTo: { name, address: email } }),
    subject: translateTo(locale)('mail.contact_subject', { name }),
    text: translateTo(locale)('mail.contact_text', {
      name,
      phone: phone === null ? none : `${formatMobile(phone)} – https://wa.me/${phone.replace('+', '')}`,
      email: email ?? none,
      message,
    }),
  };
}
