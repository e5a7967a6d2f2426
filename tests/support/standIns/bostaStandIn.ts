import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';

export const BOSTA_KEY = 'key-of-the-tests-at-bosta';
export const BOSTA_SECRET = 'secret-of-the-webhook-in-tests';

const CITY = {
  cityId: 'FceDyHXwpSYYF9zGW',
  cityName: 'Cairo',
  cityOtherName: 'القاهره',
  districts: [
    area('d-nasr', 'Nasr City', 'مدينة نصر', true),
    area('d-maadi', 'Maadi', 'المعادى', true),
    area('d-far', 'Far Away', 'بعيد', false),
  ],
};
const CITIES = [
  CITY,
  {
    ...CITY,
    cityId: 'yp3',
    cityName: 'El Kalioubia',
    cityOtherName: 'القليوبيه',
    districts: [area('d-banha', 'Banha', 'بنها', true)],
  },
];

function area(districtId: string, districtName: string, districtOtherName: string, isOpen: boolean) {
  const facts = {
    zoneId: 'z-1',
    zoneName: districtName,
    zoneOtherName: districtOtherName,
    coverage: 'BOSTA',
  };
  return { ...facts, districtId, districtName, districtOtherName, dropOffAvailability: isOpen };
}

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));
/** The fields that this shop may send. */
const Delivery = v.strictObject({
  type: v.literal(10),
  cod: v.pipe(v.number(), v.minValue(0), v.maxValue(30_000)),
  specs: v.strictObject({
    packageType: v.picklist(['Parcel', 'Document', 'Light Bulky', 'Heavy Bulky']),
    packageDetails: v.strictObject({ itemsCount: v.pipe(v.number(), v.integer()), description: text }),
  }),
  dropOffAddress: v.strictObject({
    city: text,
    districtId: text,
    firstLine: v.pipe(v.string(), v.minLength(6)),
    secondLine: v.optional(text),
  }),
  receiver: v.strictObject({
    firstName: v.pipe(text, v.maxLength(50)),
    lastName: text,
    phone: v.pipe(v.string(), v.regex(/^01[0125]\d{8}$/)),
    email: v.optional(v.pipe(v.string(), v.email())),
  }),
  businessReference: text,
  uniqueBusinessReference: text,
  notes: v.optional(text),
  webhookUrl: v.optional(v.pipe(v.string(), v.url())),
  webhookCustomHeaders: v.optional(v.record(v.string(), v.string())),
});
const Search = v.strictObject({ businessReference: text, limit: v.number(), page: v.number() });
const Label = v.strictObject({
  trackingNumbers: text,
  requestedAwbType: v.picklist(['A4', 'A6']),
  lang: v.picklist(['ar', 'en']),
});

interface Answer {
  status: number;
  body: unknown;
}

/** A fault of the next call. `lost`: it is carried out, and its answer does not arrive. */
type Trouble = 'lost' | 'hang up' | Answer;

export type BostaDelivery = v.InferOutput<typeof Delivery> & { trackingNumber: string; state: number };

interface Service {
  calls: { method: string; path: string; authorization: string | undefined; body: unknown }[];
  deliveries: BostaDelivery[];
  /** By path, each for one call. */
  trouble: { path: string; fault: Trouble }[];
  /** How long a delivery takes to be created. */
  createMs: number;
}

/**
 * Bosta's API as https://docs.bosta.co documents it: the key is the Authorization header, answers are
 * `{ success, message, data }`, unknown cities and districts, a second delivery with a unique reference, and more cash
 * than 30,000 EGP are refused, and labels are PDF files as base64.
 */
export async function startBosta(): Promise<Service & { url: string; close: () => Promise<void> }> {
  const service: Service & { url: string; close: () => Promise<void> } = {
    ...{ calls: [], deliveries: [], trouble: [], createMs: 0, url: '' },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  const server = createServer((request, response) => void serve(service, request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

async function serve(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '' } = request;
  const { pathname: path } = new URL(url, 'http://bosta.test');
  const { authorization } = request.headers;
  const body = await bodyOf(request);
  service.calls.push({ method, path: url, authorization, body });
  const place = service.trouble.findIndex((each) => path.endsWith(each.path));
  const fault = place < 0 ? null : (service.trouble.splice(place, 1)[0]?.fault ?? null);
  if (fault === 'hang up') return void request.socket.destroy();
  if (path.endsWith('/deliveries')) await sleep(service.createMs);
  const answer =
    typeof fault === 'object' && fault !== null ? fault : answerTo(service, url, method, authorization, body);
  if (fault === 'lost') return void request.socket.destroy();
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer.body));
}

function answerTo(
  service: Service,
  url: string,
  method: string,
  authorization: string | undefined,
  body: unknown,
): Answer {
  if (authorization !== BOSTA_KEY) return complaint(401, 1028, 'Invalid authorization token or API key.');
  switch (`${method} ${url}`) {
    case 'GET /api/v2/cities/getAllDistricts?countryId=60e4482c7cb7d4bc4849c4d5':
      return done(CITIES);
    case 'POST /api/v2/deliveries/search': {
      const wanted = v.safeParse(Search, body);
      return wanted.success
        ? done(found(service, wanted.output.businessReference))
        : complaint(400, 777, 'invalid');
    }
    case 'POST /api/v2/deliveries?apiVersion=1':
      return create(service, body);
    case 'POST /api/v2/deliveries/mass-awb': {
      const wanted = v.safeParse(Label, body);
      const { trackingNumbers = '' } = wanted.success ? wanted.output : {};
      return service.deliveries.some(({ trackingNumber }) => trackingNumber === trackingNumbers)
        ? done(Buffer.from(`%PDF-1.4 ${trackingNumbers}`).toString('base64'))
        : complaint(400, 777, 'Delivery not found');
    }
    default:
      return complaint(404, 404, 'Not found');
  }
}

function found({ deliveries }: Service, reference: string) {
  // The filter is part of a text search.
  const list = deliveries.filter(({ businessReference }) => businessReference.startsWith(reference));
  return {
    count: 0,
    deliveries: list.map(({ trackingNumber, businessReference, cod, state: code }) => ({
      ...{ trackingNumber, businessReference, cod, state: { code, value: 'state' } },
    })),
  };
}

function create({ deliveries }: Service, body: unknown): Answer {
  const wanted = v.safeParse(Delivery, body);
  if (!wanted.success) return complaint(400, 777, wanted.issues[0].message);
  const { dropOffAddress: to, uniqueBusinessReference: reference } = wanted.output;
  const city = CITIES.find(({ cityName }) => cityName === to.city);
  if (city === undefined) return complaint(400, 3001, 'City not found');
  const district = city.districts.find(({ districtId }) => districtId === to.districtId);
  if (district?.dropOffAvailability !== true) return complaint(400, 3003, 'District Not Found');
  if (deliveries.some((each) => each.uniqueBusinessReference === reference)) {
    return complaint(400, 777, 'The unique business reference is taken');
  }
  const trackingNumber = String(77_000_001 + deliveries.length);
  deliveries.push({ ...wanted.output, trackingNumber, state: 10 });
  return done({ _id: `id-${trackingNumber}`, trackingNumber: Number(trackingNumber), state: { code: 10 } });
}

function done(data: unknown): Answer {
  return { status: 200, body: { success: true, message: 'done', data } };
}

function complaint(status: number, errorCode: number, message: string): Answer {
  return { status, body: { success: false, errorCode, message, data: null } };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let given = '';
  for await (const part of request) given += String(part);
  return given === '' ? null : (JSON.parse(given) as unknown);
}
