/** schema.org objects for the conditions of every offer: delivery and returns. */
import type { DayRange, DeliveryCalendar } from '../../../../domain/delivery/deliveryPromise.js';
import { toDecimal } from '../../../../domain/core/money.js';
import { CURRENCY } from '../../../ports/payments.js';
import type { Backend } from '../../../ports/backend.js';
import type { DeliveryZone } from '../../delivery/deliveryZones.js';

const SCHEMA = 'https://schema.org';
const COUNTRY = 'EG';

/** Properties of an `Offer`; empty where the shop states no terms. */
export interface OfferTerms {
  shippingDetails?: object[];
  hasMerchantReturnPolicy?: object;
}

/** The terms of the shop's offers; without zones, nothing is said of delivery. */
export function offerTerms(zones: readonly DeliveryZone[], settings: Backend['settings']): OfferTerms {
  const { returnDays, publicUrl, deliveryCalendar } = settings;
  return {
    ...(zones.length === 0
      ? {}
      : {
          shippingDetails: zones.map((zone, index) =>
            shippingDetails(zone, deliveryCalendar, `${publicUrl}/#delivery-${index + 1}`),
          ),
        }),
    ...(returnDays === 0
      ? {}
      : { hasMerchantReturnPolicy: returnPolicy(returnDays, `${publicUrl}/#returns`) }),
  };
}

/** References to terms that an earlier offer of the page has stated. */
export function sameTerms({
  shippingDetails: details,
  hasMerchantReturnPolicy: policy,
}: OfferTerms): OfferTerms {
  const reference = (object: object) => ('@id' in object ? { '@id': object['@id'] } : object);
  return {
    ...(details === undefined ? {} : { shippingDetails: details.map(reference) }),
    ...(policy === undefined ? {} : { hasMerchantReturnPolicy: reference(policy) }),
  };
}

function shippingDetails(
  { governorates, cost, days }: DeliveryZone,
  calendar: DeliveryCalendar,
  id: string,
): object {
  return {
    '@type': 'OfferShippingDetails',
    '@id': id,
    shippingRate: { '@type': 'MonetaryAmount', value: toDecimal(cost), currency: CURRENCY },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: COUNTRY,
      addressRegion: governorates.map((code) => code.slice(COUNTRY.length)),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      // After the cut-off an order leaves a working day later.
      handlingTime: daysBetween({ from: 0, to: 1 }),
      transitTime: daysBetween(days),
      businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: workdaysOf(calendar) },
    },
  };
}

function daysBetween({ from, to }: DayRange): object {
  return { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' };
}

/** In the order of `DeliveryCalendar.daysOff`. */
const DAYS_OF_WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Days of the week as schema.org names them. */
export function workdaysOf({ daysOff }: Pick<DeliveryCalendar, 'daysOff'>): string[] {
  return DAYS_OF_WEEK.filter((_, day) => !daysOff.includes(day)).map((day) => `${SCHEMA}/${day}`);
}

/** `days` is a right of the buyer, so that nothing is said of fees. */
export function returnPolicy(days: number, id?: string): object {
  return {
    '@type': 'MerchantReturnPolicy',
    ...(id === undefined ? {} : { '@id': id }),
    applicableCountry: COUNTRY,
    returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: days,
  };
}
