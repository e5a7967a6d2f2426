import { describe, expect, it, test } from 'vitest';
import type { Branch } from '../../../domain/branches/branch.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import type { Tip } from '../../../domain/content/content.js';
import { LOCALES } from '../../../domain/core/locale.js';
import { localePath } from '../../../domain/core/paths.js';
import { schemaComplaints } from '../../../tests/site/schemaOrg.js';
import {
  article,
  branchShop,
  breadcrumbList,
  chatNumber,
  faqPage,
  itemList,
  tireShop,
} from './structuredData.js';

const ORIGIN = 'https://shop.example';
const both = (en: string, ar: string) => ({ en, ar });
const isWellFormed = (data: object) => expect(schemaComplaints(JSON.stringify(data))).toEqual([]);

test('the shop states its address, phone, map and returns', () => {
  const settings = { publicUrl: ORIGIN, shopAddress: '1 Tyre Street', returnDays: 14 };
  const data = tireShop({
    name: 'Rasfa',
    phone: '+201000000000',
    mapUrl: 'https://maps.example/1',
    settings,
  });
  isWellFormed(data);
  expect(data).toEqual({
    ...{ '@context': 'https://schema.org', '@type': 'TireShop', '@id': `${ORIGIN}/#shop`, name: 'Rasfa' },
    ...{ url: `${ORIGIN}/`, image: `${ORIGIN}/pictures/og.jpg`, currenciesAccepted: 'EGP' },
    ...{ telephone: '+201000000000', hasMap: 'https://maps.example/1' },
    areaServed: { '@type': 'Country', name: 'Egypt' },
    address: { '@type': 'PostalAddress', streetAddress: '1 Tyre Street', addressCountry: 'EG' },
    hasMerchantReturnPolicy: {
      ...{ '@type': 'MerchantReturnPolicy', applicableCountry: 'EG', merchantReturnDays: 14 },
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    },
  });
});

test('the shop states nothing that its operator has not said', () => {
  const settings = { publicUrl: ORIGIN, shopAddress: null, returnDays: 0 };
  const data = tireShop({ name: 'Rasfa', phone: null, settings });
  isWellFormed(data);
  for (const key of ['telephone', 'hasMap', 'address', 'hasMerchantReturnPolicy']) {
    expect(data).not.toHaveProperty(key);
  }
});

test('the number for chats is a phone number', () => {
  expect(chatNumber({ whatsappNumber: '201000000000' })).toBe('+201000000000');
  expect(chatNumber({ whatsappNumber: null })).toBeNull();
});

describe.each(LOCALES)('in %s', (locale) => {
  const addressOf = (path: string) => ORIGIN + localePath(path, locale);

  it('describes a branch with its address and hours', () => {
    const branch: Branch = {
      ...{ id: 'nasr-city', name: both('Nasr City', 'مدينة نصر'), address: both('5 Street', '٥ شارع') },
      ...{ governorate: 'EGC', opens: 600, closes: 1230, slotMinutes: 60, capacity: 1 },
      ...{ fittingPrice: null, mapUrl: 'https://maps.example/2' },
    };
    const deliveryCalendar = {
      ...{ daysOff: [5], holidays: [], cutOffMinute: 0, days: {}, pickupDays: { from: 0, to: 1 } },
    };
    const facts = { shopName: 'Rasfa', locale, settings: { publicUrl: ORIGIN, deliveryCalendar } };
    const data = branchShop(branch, { ...facts, phone: '+20255500100' });
    isWellFormed(data);
    expect(data).toEqual({
      ...{ '@context': 'https://schema.org', '@type': 'TireShop', '@id': `${ORIGIN}/branches#nasr-city` },
      ...{ name: `Rasfa – ${branch.name[locale]}`, url: `${addressOf('/branches')}#nasr-city` },
      ...{ image: `${ORIGIN}/pictures/og.jpg`, parentOrganization: { '@id': `${ORIGIN}/#shop` } },
      ...{ hasMap: 'https://maps.example/2', telephone: '+20255500100' },
      address: {
        ...{ '@type': 'PostalAddress', streetAddress: branch.address[locale], addressCountry: 'EG' },
        addressRegion: both('Cairo', 'القاهرة')[locale],
      },
      openingHoursSpecification: {
        ...{ '@type': 'OpeningHoursSpecification', opens: '10:00', closes: '20:30' },
        dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday'].map(
          (day) => `https://schema.org/${day}`,
        ),
      },
    });
    const bare = branchShop({ ...branch, mapUrl: null }, { ...facts, phone: null });
    expect(bare).not.toHaveProperty('hasMap');
    expect(bare).not.toHaveProperty('telephone');
  });

  it('numbers the products that a page lists, with their addresses', () => {
    const products = [
      { type: 'simple', id: 1, variationId: null, name: 'One' },
      { type: 'variation', id: 2, variationId: 21, name: 'Two' },
    ] as unknown as ProductCardView[];
    const [list = {}, ...more] = itemList('Tyres', products, { locale, origin: ORIGIN });
    isWellFormed(list);
    expect(more).toEqual([]);
    expect(list).toMatchObject({
      ...{ '@context': 'https://schema.org', '@type': 'ItemList', name: 'Tyres', numberOfItems: 2 },
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'One', url: addressOf('/product/simple/1') },
        { '@type': 'ListItem', position: 2, name: 'Two' },
      ],
    });
    expect(JSON.stringify(list)).toContain('variation=21');
    expect(itemList('Tyres', [], { locale, origin: ORIGIN })).toEqual([]);
  });

  it('names each step of the way to a page', () => {
    const data = breadcrumbList([{ name: 'Home', path: '/' }], locale, ORIGIN);
    expect(data).toEqual({
      ...{ '@context': 'https://schema.org', '@type': 'BreadcrumbList' },
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: addressOf('/') }],
    });
  });

  it('describes an article with its dates, and the shop as its author', () => {
    const tip = {
      ...{ id: 3, title: both('Winter', 'شتاء'), excerpt: both('Cold', 'برد'), image: null },
      ...{ publishedAt: '2026-01-01T00:00:00Z', updatedAt: '2026-02-01T00:00:00Z' },
    } as Tip;
    const data = article(tip, { locale, publisher: 'Rasfa', origin: ORIGIN });
    isWellFormed(data);
    const shop = { '@type': 'Organization', name: 'Rasfa', url: `${ORIGIN}/` };
    expect(data).toEqual({
      ...{ '@context': 'https://schema.org', '@type': 'Article', inLanguage: locale },
      ...{ headline: tip.title[locale], description: tip.excerpt[locale] },
      ...{ url: addressOf('/tips-and-tricks/3'), mainEntityOfPage: addressOf('/tips-and-tricks/3') },
      ...{ datePublished: '2026-01-01T00:00:00Z', dateModified: '2026-02-01T00:00:00Z' },
      ...{ author: shop, publisher: shop },
    });
  });
});

test('questions have their answers without markup', () => {
  const data = faqPage([{ id: 'a', question: 'Why?', answer: '<p>Because &amp; so</p>' }]);
  isWellFormed(data);
  expect(data).toEqual({
    ...{ '@context': 'https://schema.org', '@type': 'FAQPage' },
    mainEntity: [
      {
        ...{ '@type': 'Question', name: 'Why?' },
        acceptedAnswer: { '@type': 'Answer', text: 'Because & so' },
      },
    ],
  });
});
