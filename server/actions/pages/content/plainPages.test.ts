import { describe, expect, it } from 'vitest';
import { inLocale, LOCALES } from '../../../../domain/core/locale.js';
import { translateTo } from '../../../../locales/serverIntl.js';
import { openShop } from '../../../../tests/api/shop.js';
import { required } from '../../../../tests/contract/support.js';
import { pageRequest } from '../../../../tests/site/pageRequest.js';
import {
  codePage,
  loadCartPage,
  loadReceiptPage,
  orderPage,
  personalPage,
  callingPage,
} from './plainPages.js';

const { backend } = await openShop();
const { shopName } = await backend.content.getShell();

describe.each(LOCALES)('a page with personal data, in %s', (locale) => {
  const t = translateTo(locale);
  const name = inLocale(shopName, locale);

  it('has a title, and is not found by search engines', async () => {
    const page = required(await personalPage('title.profile')(backend, pageRequest(locale)));
    expect(page).toMatchObject({
      head: {
        title: `${t('title.profile')} | ${name}`,
        description: t('title.profile'),
        canonicalPath: null,
        jsonLd: [],
      },
      pageProps: {},
    });
  });

  it('offers codes only where they arrive', async () => {
    const load = codePage('title.login');
    const withMessages = required(await load(backend, pageRequest(locale)));
    expect(withMessages.head.title).toBe(`${t('title.login')} | ${name}`);
    expect(withMessages.pageProps).toEqual({ sendsMessages: backend.messages !== null });
    const without = required(await load({ ...backend, messages: null }, pageRequest(locale)));
    expect(without.pageProps).toEqual({ sendsMessages: false });
  });

  it('suggests best sellers, sizes and cars beside an empty cart', async () => {
    const { head, pageProps } = required(await loadCartPage(backend, pageRequest(locale)));
    expect(head.title).toBe(`${t('title.cart')} | ${name}`);
    const { items } = await backend.store.catalogue.listProducts({
      ...{ sort: 'relevance', page: 1, perPage: 8, inStock: true },
    });
    expect(pageProps.bestSellers.map((card) => card.name)).toEqual(
      items.map((product) => inLocale(product.name, locale)),
    );
    expect(pageProps.sizes.length).toBeGreaterThan(0);
    expect(pageProps.hasCars).toBe(true);
  });

  it('is about one order, and does not exist without its number', async () => {
    const load = orderPage('title.thanks');
    const page = required(await load(backend, pageRequest(locale, { id: '12' })));
    expect(page.pageProps).toEqual({ orderId: 12 });
    expect(page.head.title).toBe(`${t('title.thanks')} | ${name}`);
    expect(await load(backend, pageRequest(locale, { id: 'twelve' }))).toBeNull();
    expect(await load(backend, pageRequest(locale))).toBeNull();
  });

  it('says when the shop calls, on the page of thanks', async () => {
    const page = required(await callingPage('title.thanks')(backend, pageRequest(locale, { id: '12' })));
    const branches = await backend.content.listBranches();
    const { daysOff } = backend.settings.deliveryCalendar;
    const [opens, closes] = [
      Math.min(...branches.map((each) => each.opens)),
      Math.max(...branches.map((each) => each.closes)),
    ];
    expect(page.pageProps).toEqual({ orderId: 12, callHours: { opens, closes, daysOff } });
    const other = { ...required(branches[0]), closes: closes + 60 };
    const several = { ...backend.content, listBranches: () => Promise.resolve([...branches, other]) };
    const later = await callingPage('title.thanks')(
      { ...backend, content: several },
      pageRequest(locale, { id: '12' }),
    );
    expect(later?.pageProps.callHours, 'while any branch is open').toMatchObject({ closes: closes + 60 });
    const content = { ...backend.content, listBranches: () => Promise.resolve([]) };
    const without = await callingPage('title.thanks')(
      { ...backend, content },
      pageRequest(locale, { id: '12' }),
    );
    expect(without?.pageProps.callHours).toBeNull();
    const broken = { ...content, listBranches: () => Promise.reject(new Error('content is down')) };
    const all = { ...backend, content: broken, report: () => undefined };
    const partial = await callingPage('title.thanks')(all, pageRequest(locale, { id: '12' }));
    expect(partial).toMatchObject({ isPartial: true, pageProps: { orderId: 12, callHours: null } });
    expect(await callingPage('title.thanks')(backend, pageRequest(locale))).toBeNull();
  });

  it('names the seller on a receipt: as registered, or else as the shop is called', async () => {
    const seller = {
      ...{ sellerName: 'Rasfa for Tyres LLC', sellerRegister: '12345' },
      ...{ sellerTaxNumber: '123-456-789', shopAddress: '1 Tyre Street' },
    };
    const settings = { ...backend.settings, ...seller };
    const order = pageRequest(locale, { id: '12' });
    const { head, pageProps } = required(await loadReceiptPage({ ...backend, settings }, order));
    expect(head.title).toBe(`${t('title.receipt')} | ${name}`);
    const facts = { register: '12345', taxNumber: '123-456-789', address: '1 Tyre Street' };
    expect(pageProps).toEqual({ orderId: 12, seller: { name: 'Rasfa for Tyres LLC', ...facts } });
    const unnamed = { ...backend, settings: { ...settings, sellerName: null } };
    expect((await loadReceiptPage(unnamed, order))?.pageProps.seller).toEqual({ name, ...facts });
    expect(await loadReceiptPage(backend, pageRequest(locale))).toBeNull();
  });
});
