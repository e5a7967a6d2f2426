import { expect, it } from 'vitest';
import { newsletterLetter } from './newsletterLetter.js';

const SUBSCRIPTION = {
  ...({ locale: 'en', shopName: 'Rasfa', publicUrl: 'https://shop.example', token: 't' } as const),
  ...{ words: 'Offers by Rasfa [Subscribe]', subscribedAt: new Date('2026-11-23T10:00:00Z') },
};

it('tells what was agreed to, and how to stop it', () => {
  const { subject, text, html, stopUrl } = newsletterLetter(SUBSCRIPTION);
  expect(subject).toBe('You subscribed to the newsletter of Rasfa');
  expect(text).toBe(`Hello,

thank you for subscribing. You agreed to this: Offers by Rasfa [Subscribe]

Not you, or changed your mind? One press ends it:
https://shop.example/forms/stop-newsletter?key=t

Rasfa`);
  expect(html).toContain('>Stop the newsletter</a>');
  expect(stopUrl).toBe('https://shop.example/api/webhook/stop-newsletter?key=t&locale=en');
  const arabic = newsletterLetter({ ...SUBSCRIPTION, locale: 'ar' });
  expect(arabic.text).toContain('\u2066');
  expect(arabic.text).toContain('https://shop.example/ar/forms/stop-newsletter?key=t');
});

it('has the same Message-ID whenever it is written, and another one for each subscription', () => {
  const { messageId } = newsletterLetter(SUBSCRIPTION);
  expect(messageId).toMatch(/^<newsletter-[0-9a-f]{16}@shop\.example>$/);
  expect(newsletterLetter({ ...SUBSCRIPTION, locale: 'ar' }).messageId).toBe(messageId);
  for (const other of [{ token: 'u' }, { subscribedAt: new Date('2026-11-24T10:00:00Z') }])
    expect(newsletterLetter({ ...SUBSCRIPTION, ...other }).messageId).not.toBe(messageId);
});
