import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../domain/core/locale.js';
import { STOCK_NEWS } from '../../../features/stockRequests/domain/news.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { openShop } from '../../../tests/api/shop.js';
import type { Backend, ShopSettings } from '../../ports/backend.js';
import { loadShell } from './shell.js';

const { backend } = await openShop({ PUBLIC_URL: 'https://shop.example' });
const withSettings = (settings: Partial<ShopSettings>): Backend => ({
  ...backend,
  settings: { ...backend.settings, ...settings },
});
const ANALYTICS = { gtmId: 'GTM-ABC', url: null };

describe.each(LOCALES)('what surrounds each page in %s', (locale) => {
  const load = (settings: Partial<ShopSettings>) => loadShell(withSettings(settings), locale, {});

  it('has the shop’s name, its menus and footer, and where it is', async () => {
    const { shopName, tagline, navLinks, footer } = await backend.content.getShell();
    const before = Date.now();
    const shell = await load({ apiBase: '/backend', whatsappNumber: '201000000000' });
    expect(shell).toMatchObject({
      ...{ locale, origin: 'https://shop.example', apiBase: '/backend', words: {} },
      ...{ shopName: shopName[locale], tagline: tagline[locale], whatsAppNumber: '201000000000' },
      navLinks: navLinks.map(({ name }) => ({ name: name[locale] })),
      footer: { copyrights: footer.copyrights[locale] },
    });
    expect(shell.writtenAt).toBeGreaterThanOrEqual(before);
  });

  it('lists the categories in which there is something to buy', async () => {
    const categories = await backend.store.catalogue.listCategories();
    const { catalogue } = backend.store;
    const listCategories = () =>
      Promise.resolve(categories.map((each, place) => (place === 0 ? { ...each, count: 0 } : each)));
    const store = { ...backend.store, catalogue: { ...catalogue, listCategories } };
    const paths = (await loadShell({ ...backend, store }, locale, {})).categories.map(({ path }) => path);
    expect(paths).toContain(`/category/${categories[1]?.id}`);
    expect(paths).not.toContain(`/category/${categories[0]?.id}`);
  });

  it('asks for consent, in words that editors can change, only where there is something to consent to', async () => {
    const t = translateTo(locale);
    const own = { 'consent.text': 'May we count?' };
    const { analytics } = await loadShell(withSettings({ analytics: ANALYTICS }), locale, own);
    expect(analytics).toEqual({
      settings: ANALYTICS,
      words: {
        label: t('consent.label'),
        text: 'May we count?',
        accept: t('consent.accept'),
        decline: t('consent.decline'),
        settings: t('consent.settings'),
      },
    });
    expect(await load({ analytics: null })).not.toHaveProperty('analytics');
  });

  it('says that the shop is for trial, and that browsers report errors, only where it is so', async () => {
    const trial = await load({ trial: 'demo_forgets', reportsErrors: true });
    expect(trial).toMatchObject({ trial: 'demo_forgets', reportsErrors: true });
    const real = await load({ trial: null, reportsErrors: false });
    expect(real).not.toHaveProperty('trial');
    expect(real).not.toHaveProperty('reportsErrors');
  });

  it('offers news only by ways that reach people', async () => {
    const settings = { ...backend.settings, mailsAnyone: true };
    const noMessages = (mailsAnyone: boolean): Backend => ({
      ...{ ...backend, messages: null, settings: { ...settings, mailsAnyone } },
    });
    expect((await loadShell(noMessages(true), locale, {})).channels).toEqual({ [STOCK_NEWS]: ['mail'] });
    expect((await loadShell(noMessages(false), locale, {})).channels).toEqual({});
  });
});
