import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../domain/core/locale.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { loadBranches } from '../../../server/actions/pages/content/branches.js';
import { loadCategory } from '../../../server/actions/pages/category.js';
import { loadContact } from '../../../server/actions/pages/content/contact.js';
import { loadFaq } from '../../../server/actions/pages/content/content.js';
import { loadHome } from '../../../server/actions/pages/home.js';
import type { PageLoader } from '../../../server/actions/pages/page.js';
import { productLoader } from '../../../server/actions/pages/product.js';
import { loadTip } from '../../../server/actions/pages/content/tips.js';
import type { Backend } from '../../../server/ports/backend.js';
import { required } from '../../contract/support.js';
import { schemaComplaints } from '../../site/schemaOrg.js';
import { vocabularyComplaints } from '../../site/vocabulary.js';
import { openShop } from '../shop.js';
import { treePages } from '../treePages.js';

const { backend } = await openShop({
  PUBLIC_URL: 'https://shop.example',
  WHATSAPP_NUMBER: '+20 100 000 0000',
  SHOP_ADDRESS: '12 Example Street, Cairo',
});
const refs = await backend.store.catalogue.listProductRefs();
const idOf = (type: string) => String(required(refs.find((ref) => ref.type === type)).id);

type AnyLoader = PageLoader<never>;

const inTrees = (await treePages(backend)).map(
  ({ path, load }): [string, AnyLoader, Record<string, string>] => [path, load as AnyLoader, {}],
);
const PAGES: [path: string, load: AnyLoader, params: Record<string, string>][] = [
  ['/', loadHome as AnyLoader, {}],
  ['/contact', loadContact as AnyLoader, {}],
  ['/faq', loadFaq as AnyLoader, {}],
  ['/branches', loadBranches as AnyLoader, {}],
  ['/category/1', loadCategory as AnyLoader, { id: '1' }],
  ['/product/simple', productLoader('simple') as AnyLoader, { id: idOf('simple') }],
  ['/product/variable', productLoader('variable') as AnyLoader, { id: idOf('variable') }],
  ...inTrees,
  ['/tips', loadTip as AnyLoader, { id: String((await backend.content.listTips())[0]?.id) }],
];

async function blocksOf([path, load, params]: (typeof PAGES)[number], locale: Locale, of: Backend = backend) {
  const query = new URLSearchParams();
  const page = await load(of, { locale, path, params, query, word: translateTo(locale) });
  return required(page).head.jsonLd;
}

const pageOf = (path: string) => required(PAGES.find(([known]) => known === path));

describe('structured data', () => {
  it('uses only types, properties and values of the schema.org vocabulary, on every kind of page in every language', async () => {
    const pages = LOCALES.flatMap((locale) => PAGES.map((page) => blocksOf(page, locale)));
    const blocks = (await Promise.all(pages)).flat();
    expect(blocks.length).toBeGreaterThan(pages.length);
    expect(blocks.flatMap((block) => schemaComplaints(JSON.stringify(block)))).toEqual([]);
    expect(vocabularyComplaints(blocks)).toEqual([]);
  });

  it('reports a property, a type and a value that schema.org does not know', () => {
    const context = { '@context': 'https://schema.org' };
    const wrong = [
      { ...context, '@type': 'TireShop', name: 'Shop', colour: 'red' },
      { ...context, '@type': 'TyreShop', name: 'Shop' },
      { ...context, '@type': 'Offer', hasMerchantReturnPolicy: { '@type': 'Place' } },
    ];
    const complaints = vocabularyComplaints(wrong);
    for (const place of wrong.keys()) {
      expect(complaints).toContainEqual(expect.stringMatching(new RegExp(`^block ${place}: `)));
    }
  });

  it('describes delivery by the fees of each governorate, once a page', async () => {
    const [group] = await blocksOf(pageOf('/product/variable'), 'en');
    const [first, second] = (group as { hasVariant: { offers: Record<string, object[]> }[] }).hasVariant;
    const stated = required(first?.offers['shippingDetails']) as {
      '@id': string;
      shippingRate: { value: string };
      deliveryTime: object;
      shippingDestination: { addressRegion: string[] };
    }[];
    const regions = stated.flatMap(({ shippingDestination }) => shippingDestination.addressRegion);
    expect(new Set(regions).size).toBe(27);
    expect(regions).toHaveLength(27);
    const cairo = required(
      stated.find(({ shippingDestination }) => shippingDestination.addressRegion.includes('C')),
    );
    const [method] = await backend.store.shipping.listMethods('EGC', null);
    expect(Number(cairo.shippingRate.value)).toBe(required(method).cost / 100);
    expect(cairo.deliveryTime).toMatchObject({
      transitTime: { minValue: required(method).days?.from, maxValue: required(method).days?.to },
      handlingTime: { minValue: 0, maxValue: 1 },
    });
    expect(JSON.stringify(cairo.deliveryTime)).toContain('/Saturday');
    expect(JSON.stringify(cairo.deliveryTime)).not.toContain('/Friday');
    expect(second?.offers['shippingDetails']).toEqual(stated.map((zone) => ({ '@id': zone['@id'] })));
  });

  it('says nothing of delivery while the store does not answer, nor of returns where the operator says so', async () => {
    const down = () => Promise.reject(new Error('down'));
    const shipping = { listMethods: down, listByGovernorate: down };
    const reports: string[] = [];
    const silent: Backend = {
      ...backend,
      store: { ...backend.store, shipping },
      settings: { ...backend.settings, returnDays: 0 },
      report: (event) => void reports.push(event),
    };
    const [product] = await blocksOf(pageOf('/product/simple'), 'en', silent);
    expect(JSON.stringify(product)).not.toMatch(/shippingDetails|hasMerchantReturnPolicy/);
    expect(reports).toEqual(['delivery-not-described']);
    const [shop] = await blocksOf(pageOf('/'), 'en');
    expect(shop).toMatchObject({
      '@type': 'TireShop',
      telephone: '+201000000000',
      address: { streetAddress: '12 Example Street, Cairo' },
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
    });
  });
});
