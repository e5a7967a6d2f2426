import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { WordsProvider } from '../../client/words.js';
import type { Locale } from '../../domain/locale.js';
import type { ShellView } from '../../domain/views.js';
import ar from '../../locales/ar.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { ProfileSkeleton } from '../account/ProfileSkeleton.js';
import { CartSkeleton } from '../cart/CartSkeleton.js';
import { CheckoutSkeleton } from '../checkout/CheckoutSkeleton.js';
import { OrderSkeleton } from '../order/OrderSkeleton.js';
import { ShellContext } from './shellContext.js';

const WORDS = { en, ar };
const WAITING = [CartSkeleton, CheckoutSkeleton, ProfileSkeleton, Order];

function Order() {
  return <OrderSkeleton title="" />;
}

// Its sprite is made by the build.
vi.mock('../ui/Icon.js', () => ({ Icon: () => null }));

/** What a browser without scripts reads of a page whose shape waits for them. */
function readWithoutScripts(Waiting: () => ReactNode, locale: Locale, number: string | null): string {
  const shell = { whatsAppNumber: number } as ShellView;
  const html = renderToStaticMarkup(
    <WordsProvider locale={locale} messages={WORDS[locale]} overrides={{}}>
      <ShellContext value={shell}>
        <Waiting />
      </ShellContext>
    </WordsProvider>,
  );
  return /<noscript>(.*)<\/noscript>/.exec(html)?.[1] ?? '';
}

it.each(WAITING)('%o tells who has no scripts how to reach the shop by phone or chat', (Waiting) => {
  const told = readWithoutScripts(Waiting, 'en', '201012345678');
  expect(told).toContain(en['scripts.title']);
  expect(told).toContain('href="tel:+201012345678"');
  expect(told).toContain('0101 234 5678');
  expect(told).toContain('https://wa.me/201012345678');
});

it('leads to the contact page where the shop has no number, in the page’s language', () => {
  const told = readWithoutScripts(CartSkeleton, 'ar', null);
  expect(told).toContain(ar['scripts.title']);
  expect(told).toContain('href="/ar/contact"');
  expect(told).not.toContain('tel:');
});
