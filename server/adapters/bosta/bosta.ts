import * as v from 'valibot';
import { ShopError } from '../../../domain/core/errors.js';
import { toDecimal } from '../../../domain/core/money.js';
import { OperatorProblem } from '../../ports/problem.js';
import type { CarrierArea, CarrierPort, Parcel } from '../../ports/carrier.js';
import { type BostaOptions, callBosta, unavailable } from './calls.js';
import { isCityOf } from './cities.js';
import { readBostaNews } from './news.js';

/** Egypt, from https://docs.bosta.co/docs/how-to/format-bosta-address. */
const COUNTRY_ID = '60e4482c7cb7d4bc4849c4d5';
/** `Deliver`, from https://docs.bosta.co/docs/how-to/create-your-first-delivery. */
const DELIVER = 10;
/** Errors 3007 and 3008: the most that its couriers collect, in piastres. */
const CASH_MAX = 30_000_00;
const NAME_MAX_CHARS = 50;
const CONTENTS_MAX_CHARS = 250;
/** The list of districts changes rarely. */
const AREAS_KEPT_MS = 6 * 60 * 60 * 1000;
/** Terminated and cancelled: such a delivery does not go anywhere any more. */
const ENDED_STATES = [48, 49];

const Text = v.pipe(v.string(), v.nonEmpty());
const NumberText = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w-]{1,40}$/));

const Cities = v.array(
  v.object({
    cityId: Text,
    cityName: Text,
    cityOtherName: v.nullish(v.string()),
    districts: v.array(
      v.object({
        districtId: Text,
        districtName: Text,
        districtOtherName: v.nullish(v.string()),
        dropOffAvailability: v.nullish(v.boolean()),
      }),
    ),
  }),
);
type City = v.InferOutput<typeof Cities>[number];

const Found = v.object({
  deliveries: v.array(
    v.object({
      trackingNumber: NumberText,
      businessReference: v.nullish(v.string()),
      cod: v.nullish(v.number()),
      state: v.nullish(v.object({ code: v.number() })),
    }),
  ),
});
const Created = v.object({ trackingNumber: NumberText });

/**
 * Deliveries by Bosta (https://docs.bosta.co): creating one with cash to collect, its label (`mass-awb`), and webhooks of
 * states. `businessReference` and `uniqueBusinessReference` are the order's number, so that no order has two deliveries:
 * before one is created it is searched for, and Bosta refuses a second one with the same unique reference.
 */
export function bostaCarrier(options: BostaOptions, now: () => number = () => Date.now()): CarrierPort {
  let kept: { cities: City[]; untilMs: number } | null = null;

  async function cityOf(governorate: string): Promise<City | undefined> {
    if (kept === null || kept.untilMs < now()) {
      const path = `/cities/getAllDistricts?countryId=${COUNTRY_ID}`;
      const list = parsed(Cities, await callBosta(options, { method: 'GET', path }));
      kept = { cities: list, untilMs: now() + AREAS_KEPT_MS };
    }
    return kept.cities.find(({ cityName, cityOtherName }) =>
      isCityOf([cityName, cityOtherName ?? ''], governorate),
    );
  }

  /** The tracking number of an order's delivery; null if it has none. Throws `carrier_refused` for one that differs. */
  async function find({ reference, cash }: Parcel): Promise<string | null> {
    const body = { businessReference: reference, limit: 50, page: 1 };
    const found = parsed(
      Found,
      await callBosta(options, { method: 'POST', path: '/deliveries/search', body }),
    );
    const delivery = found.deliveries.find(({ businessReference }) => businessReference === reference);
    if (delivery === undefined) return null;
    if (delivery.state != null && ENDED_STATES.includes(delivery.state.code)) {
      throw refusal('it has ended an earlier delivery of this order');
    }
    if (delivery.cod != null && delivery.cod !== inPounds(cash)) {
      throw refusal('it has a delivery of this order with other cash to collect');
    }
    return delivery.trackingNumber;
  }

  async function create(parcel: Parcel, city: City): Promise<string> {
    const body = deliveryOf(parcel, city, options);
    const created = await callBosta(options, { method: 'POST', path: '/deliveries?apiVersion=1', body });
    return parsed(Created, created).trackingNumber;
  }

  return {
    name: 'Bosta',

    async listAreas(governorate) {
      const city = await cityOf(governorate);
      return city === undefined ? [] : openAreas(city);
    },

    async send(parcel) {
      const known = await find(parcel);
      if (known !== null) return known;
      if (parcel.cash > CASH_MAX) throw refusal('its couriers collect up to 30,000 EGP');
      const city = await cityOf(parcel.to.governorate);
      if (city === undefined || !openAreas(city).some(({ id }) => id === parcel.area)) {
        throw new ShopError('invalid_fields', { fields: { area: 'required' } });
      }
      try {
        return await create(parcel, city);
      } catch (error) {
        // Another process may have created it in the meantime.
        const created = await find(parcel).catch(() => null);
        if (created !== null) return created;
        throw error;
      }
    },

    async readLabel(number) {
      const body = { trackingNumbers: number, requestedAwbType: 'A4', lang: 'ar' };
      const data = await callBosta(options, { method: 'POST', path: '/deliveries/mass-awb', body });
      const bytes = new Uint8Array(Buffer.from(parsed(v.string(), data), 'base64'));
      if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') !== '%PDF') {
        throw unavailable('responds without a label');
      }
      return bytes;
    },

    readNews: (body, authorization) => readBostaNews(body, authorization, options.webhookSecret),
  };
}

function deliveryOf(parcel: Parcel, city: City, { webhookSecret, webhookUrl }: BostaOptions) {
  const { reference, cash, pieces, contents, to, area } = parcel;
  const webhook =
    webhookSecret === null ? {} : { webhookUrl, webhookCustomHeaders: { Authorization: webhookSecret } };
  return {
    type: DELIVER,
    cod: inPounds(cash),
    specs: {
      packageType: 'Parcel',
      packageDetails: { itemsCount: pieces, description: contents.slice(0, CONTENTS_MAX_CHARS) },
    },
    dropOffAddress: {
      city: city.cityName,
      districtId: area,
      // It has to have more than five characters.
      firstLine: [to.address1, to.city].join(', '),
      ...(to.address2 === null || to.address2 === '' ? {} : { secondLine: to.address2 }),
    },
    receiver: {
      firstName: to.firstName.slice(0, NAME_MAX_CHARS),
      lastName: (to.lastName === '' ? to.firstName : to.lastName).slice(0, NAME_MAX_CHARS),
      phone: to.phone.replace(/^\+20/, '0'),
      ...(to.email === null ? {} : { email: to.email }),
    },
    ...{ businessReference: reference, uniqueBusinessReference: reference },
    ...(to.notes === null || to.notes === '' ? {} : { notes: to.notes }),
    ...webhook,
  };
}

/** Bosta counts in pounds. */
function inPounds(piastres: number): number {
  return Number(toDecimal(piastres));
}

function openAreas({ districts }: City): CarrierArea[] {
  return districts.filter(({ dropOffAvailability }) => dropOffAvailability !== false).map(toArea);
}

function toArea({
  districtId: id,
  districtName: en,
  districtOtherName,
}: City['districts'][number]): CarrierArea {
  const ar = districtOtherName ?? '';
  return { id, name: { en, ar: ar === '' ? en : ar } };
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, data: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  throw unavailable('responds otherwise than documented');
}

function refusal(why: string): ShopError {
  return new ShopError('carrier_refused', {}, new OperatorProblem(`Bosta: ${why}`));
}
