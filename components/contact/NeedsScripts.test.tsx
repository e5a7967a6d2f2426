import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { IdentityProvider } from '../../client/account/useIdentity.js';
import type { Locale } from '../../domain/core/locale.js';
import ar from '../../locales/ar.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { renderStatic } from '../../tests/support/renderStatic.js';
import { ProfileSkeleton } from '../account/ProfileSkeleton.js';
import { CartSkeleton } from '../cart/CartSkeleton.js';
import { CheckoutSkeleton } from '../checkout/CheckoutSkeleton.js';
import { OrderSkeleton } from '../order/OrderSkeleton.js';

const NEED_SCRIPTS: [string, ReactElement][] = [
  ['cart', <CartSkeleton />],
  ['checkout', <CheckoutSkeleton />],
  ['profile', <ProfileSkeleton />],
  ['order', <OrderSkeleton title="" />],
];

// The icon sprite exists only in a build.

/** The text inside `noscript`. */
function readWithoutScripts(page: ReactElement, locale: Locale, whatsAppNumber: string | null): string {
  return (
    renderStatic(<IdentityProvider>{page}</IdentityProvider>, {
      locale,
      shell: { whatsAppNumber },
    }).querySelector('noscript')?.innerHTML ?? ''
  );
}

it.each(NEED_SCRIPTS)('shows phone and chat links in noscript on %s', (_, page) => {
  const html = readWithoutScripts(page, 'en', '201012345678');
  expect(html).toContain(en['scripts.title']);
  expect(html).toContain('href="tel:+201012345678"');
  expect(html).toContain('0101 234 5678');
  expect(html).toContain('https://wa.me/201012345678');
});

it('links to the contact page in noscript where the shop has no number, in the page’s language', () => {
  const html = readWithoutScripts(<CartSkeleton />, 'ar', null);
  expect(html).toContain(ar['scripts.title']);
  expect(html).toContain('href="/ar/contact"');
  expect(html).not.toContain('tel:');
});
