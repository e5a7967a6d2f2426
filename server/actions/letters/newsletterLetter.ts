import { createHash } from 'node:crypto';
import { directionOf, type Locale } from '../../../domain/core/locale.js';
import { isolateLatin } from '../../../domain/text/bidi.js';
import { localePath } from '../../../domain/core/paths.js';
import { stopAtOncePath, stopLettersPath } from '../../../domain/content/newsletter.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Mail } from '../../ports/mail.js';
import type { LetterContent } from './letterContent.js';
import { letterHtml } from './letterHtml.js';
import { letterText } from './letterText.js';

interface Subscription {
  locale: Locale;
  shopName: string;
  publicUrl: string;
  /** The words that were agreed to. */
  words: string;
  token: string;
  subscribedAt: Date;
}

/** Tells a new subscriber what they have agreed to and how they stop it, because anybody can enter any address. */
export function newsletterLetter(subscription: Subscription): Omit<Mail, 'to'> {
  const { publicUrl, token, locale } = subscription;
  const content = contentOf(subscription);
  return {
    subject: content.subject,
    text: letterText(content),
    html: letterHtml(content),
    stopUrl: `${publicUrl}${stopAtOncePath(token, locale)}`,
    messageId: messageIdOf(subscription),
  };
}

/** The same for every repeat of a letter, so that mail programs recognise it. */
function messageIdOf({ token, subscribedAt, publicUrl }: Subscription): string {
  const digest = createHash('sha256')
    .update(`${token} ${subscribedAt.toISOString()}`)
    .digest('hex')
    .slice(0, 16);
  return `<newsletter-${digest}@${new URL(publicUrl).hostname}>`;
}

/** The address of the page on which a subscriber stops the letters. */
function stopAddress({
  publicUrl,
  token,
  locale,
}: Pick<Subscription, 'publicUrl' | 'token' | 'locale'>): string {
  return `${publicUrl}${localePath(stopLettersPath(token), locale)}`;
}

function contentOf(subscription: Subscription): LetterContent {
  const { locale, shopName, words } = subscription;
  const t = translateTo(locale);
  const agreed = directionOf(locale) === 'rtl' ? isolateLatin(words) : words;
  return {
    locale,
    shopName,
    subject: t('mail.newsletter.subject', { shop: shopName }),
    greeting: t('mail.newsletter.hello'),
    paragraphs: [t('mail.newsletter.text', { words: agreed })],
    ...{ items: [], sums: [], facts: [] },
    contact: {
      text: t('mail.newsletter.why'),
      label: t('newsletter.stop'),
      href: stopAddress(subscription),
    },
  };
}
