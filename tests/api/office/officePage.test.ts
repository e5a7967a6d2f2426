import { describe, expect, it } from 'vitest';
import { ORDER_LINK_LIFE_MS } from '../../../domain/core/limits.js';
import { type Locale, LOCALES } from '../../../domain/core/locale.js';
import { isSecretPage } from '../../../domain/content/pagePrivacy.js';
import { officePath } from '../../../domain/office/officeViews.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { openOrderLink, orderLinkToken } from '../../../server/actions/office/orderLink.js';
import { loadOfficeOrder } from '../../../server/actions/pages/office/officeOrder.js';
import { cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import { afterAnswers } from '../call.js';
import { findGoods } from '../goods.js';
import { openShop } from '../shop.js';

/* The page of one order, which the mail to the operator opens. */

const shop = await openShop({ ORDER_EMAIL: 'orders@shop.example' });
const { backend, operatorLetters: letters } = shop;
const { plenty } = await findGoods(shop);
const { linkSecret } = backend.settings.orders;
const mona = await shop.customer();

const placed = async () => {
  const { id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, 2))));
  expect((await mona.post('/api/wcPost/checkout', checkoutBody(id))).status).toBe(200);
  await afterAnswers();
  return id;
};
const id = await placed();
const other = await placed();
const cart = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, 1))));

const show = (token: string, locale: Locale = 'en') =>
  loadOfficeOrder(backend, {
    ...{ locale, word: translateTo(locale), params: { token } },
    ...{ query: new URLSearchParams(), path: officePath(token) },
  });

it('is opened by the link of the mail, and shows the order and nothing of others', async () => {
  const link = /https?:\/\/\S+(\/office\/\S+)/.exec(letters[0]?.text ?? '')?.[1] ?? '';
  expect(isSecretPage(link)).toBe(true);
  const page = await show(link.replace('/office/', ''));
  expect(page?.status).toBeUndefined();
  expect(page?.head.canonicalPath, 'not indexed').toBeNull();
  const shown = JSON.stringify(page?.pageProps);
  for (const fact of [String(id), 'Mona Hassan', '14 El Yasmin Street', plenty.name.en, 'tel:+201012345678'])
    expect(shown).toContain(fact);
  expect(shown).not.toContain(String(other));
});

it.each(LOCALES)('speaks the language of its address: %s', async (locale) => {
  const page = await show(orderLinkToken(linkSecret, id), locale);
  expect(JSON.stringify(page?.pageProps)).toContain(translateTo(locale)('office.next.send'));
});

describe('the link', () => {
  const good = orderLinkToken(linkSecret, id);

  it('works for thirty days', async () => {
    const late = Date.now() + ORDER_LINK_LIFE_MS;
    expect((await openOrderLink(backend, good, late - 10_000)).state).toBe('open');
    expect((await openOrderLink(backend, good, late + 1000)).state).toBe('expired');
    expect((await show(orderLinkToken(linkSecret, id, Date.now() - ORDER_LINK_LIFE_MS)))?.status).toBe(410);
  });

  it.each([
    ['nothing', ''],
    ['another order', good.replace(String(id), String(other))],
    ['another time', good.replace(/-(\d+)-/, (_, seconds) => `-${Number(seconds) + 86_400}-`)],
    ['another secret', orderLinkToken('another secret', id)],
    ['a cart', orderLinkToken(linkSecret, cart.id)],
    ['no order', orderLinkToken(linkSecret, 987_654_321)],
    ['more than it signs', `${good}0`],
  ])('is unknown for %s, and says so in words', async (_, token) => {
    const page = await show(token);
    expect(page).toMatchObject({ status: 404, pageProps: { state: 'unknown' } });
  });

  it('opens nothing in front of a store, whose admin has the order', async () => {
    const settings = {
      ...backend.settings,
      orders: { ...backend.settings.orders, storeUrl: 'https://s.example' },
    };
    expect(await openOrderLink({ ...backend, settings }, good)).toEqual({ state: 'unknown' });
  });
});
