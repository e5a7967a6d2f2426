import { describe, expect, it } from 'vitest';
import { openShop } from '../../../../tests/api/shop.js';
import { LOCALES } from '../../../../domain/core/locale.js';
import { USUAL_GOVERNORATE_NAME } from '../../../../domain/egypt/governorates.js';
import { pageParts } from '../../../ports/shared/pageParts.js';
import { listDeliveryZones } from '../../delivery/deliveryZones.js';
import { offerTerms, sameTerms, workdaysOf } from './offerTerms.js';
import { loadSetTerms } from './setTerms.js';

const { backend } = await openShop({ PUBLIC_URL: 'https://shop.example' });
const calendar = { ...backend.settings.deliveryCalendar, daysOff: [5, 6] };
const settings = { ...backend.settings, returnDays: 14, deliveryCalendar: calendar };
const ZONES = [
  { governorates: ['EGC', 'EGGZ'], cost: 6_050, days: { from: 1, to: 3 } },
  { governorates: ['EGALX'], cost: 0, days: { from: 2, to: 5 } },
];
const RETURNS = {
  ...{ '@type': 'MerchantReturnPolicy', '@id': 'https://shop.example/#returns', merchantReturnDays: 14 },
  ...{ applicableCountry: 'EG' },
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
};

describe('the terms of offers', () => {
  it('say what delivery costs, where to and how long it takes, and until when goods may be returned', () => {
    const days = (minValue: number, maxValue: number) => ({
      ...{ '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
    });
    const { shippingDetails, hasMerchantReturnPolicy } = offerTerms(ZONES, settings);
    expect(hasMerchantReturnPolicy).toEqual(RETURNS);
    expect(shippingDetails?.[0]).toEqual({
      ...{ '@type': 'OfferShippingDetails', '@id': 'https://shop.example/#delivery-1' },
      shippingRate: { '@type': 'MonetaryAmount', value: '60.50', currency: 'EGP' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'EG', addressRegion: ['C', 'GZ'] },
      deliveryTime: {
        ...{ '@type': 'ShippingDeliveryTime', handlingTime: days(0, 1), transitTime: days(1, 3) },
        businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: workdaysOf(calendar) },
      },
    });
    expect(shippingDetails?.[1]).toMatchObject({
      ...{ '@id': 'https://shop.example/#delivery-2', shippingRate: { value: '0.00' } },
    });
  });

  it('say nothing of what the shop does not do', () => {
    expect(offerTerms([], { ...settings, returnDays: 0 })).toEqual({});
    expect(offerTerms([], settings)).toEqual({ hasMerchantReturnPolicy: RETURNS });
  });

  it('are stated once and then referred to', () => {
    expect(sameTerms(offerTerms(ZONES, settings))).toEqual({
      shippingDetails: [
        { '@id': 'https://shop.example/#delivery-1' },
        { '@id': 'https://shop.example/#delivery-2' },
      ],
      hasMerchantReturnPolicy: { '@id': 'https://shop.example/#returns' },
    });
    expect(sameTerms({})).toEqual({});
    expect(sameTerms({ hasMerchantReturnPolicy: { days: 1 } })).toEqual({
      ...{ hasMerchantReturnPolicy: { days: 1 } },
    });
  });

  it('name the working days', () => {
    const names = (daysOff: number[]) => workdaysOf({ daysOff }).map((day) => day.split('/').at(-1));
    expect(names([5, 6])).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday']);
    expect(names([0, 1, 2, 3, 4])).toEqual(['Friday', 'Saturday']);
  });
});

describe.each(LOCALES)('what a set costs beside its price, in %s', (locale) => {
  const load = async (shop: typeof backend) => {
    const parts = pageParts(shop);
    return { terms: await loadSetTerms(shop, { locale }, parts), isPartial: parts.isPartial() };
  };

  it('is fitting at the cheapest branch, and delivery to each zone', async () => {
    const zones = await listDeliveryZones(backend);
    const branches = await backend.content.listBranches();
    const prices = branches.flatMap(({ fittingPrice }) => (fittingPrice === null ? [] : [fittingPrice]));
    const { terms, isPartial } = await load(backend);
    expect(isPartial).toBe(false);
    expect(terms.fitting?.fee).toBe(Math.min(...prices));
    const { cutOffMinute, daysOff, holidays } = backend.settings.deliveryCalendar;
    expect(terms.delivery).toEqual({
      place: USUAL_GOVERNORATE_NAME[locale],
      zones: zones.map(({ governorates, cost, days }) => ({ governorates, fee: cost, ...days })),
      calendar: { cutOffMinute, daysOff, holidays },
    });
  });

  it('is not said, and the page not kept, while it cannot be read', async () => {
    const broken = () => Promise.reject(new Error('down'));
    const { terms, isPartial } = await load({
      ...backend,
      content: { ...backend.content, listBranches: broken },
    });
    expect(terms.fitting).toBeNull();
    expect(terms.delivery).not.toBeNull();
    expect(isPartial).toBe(true);
  });
});
