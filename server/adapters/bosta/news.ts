import * as v from 'valibot';
import { ShopError } from '../../../domain/core/errors.js';
import { looseJson } from '../../../domain/core/looseJson.js';
import { equalSecrets } from '../../config/secrets.js';
import type { CarrierNews } from '../../ports/carrier.js';

/** The states of https://docs.bosta.co/docs/how-to/get-delivery-status-via-webhook, where they say more than "on its way". */
const STATES: Readonly<Record<string, CarrierNews['state']>> = {
  '45': 'delivered',
  '46': 'came_back',
  '47': 'not_delivered',
  '48': 'not_delivered',
  '49': 'not_delivered',
  '60': 'came_back',
  '100': 'not_delivered',
  '101': 'not_delivered',
  '103': 'not_delivered',
};
/** Terminated, cancelled, lost, damaged. */
const ENDED = ['48', '49', '100', '101'];
/** From pickup requested (10) to on hold (105). */
const UNDER_WAY = ['10', '11', '20', '21', '22', '23', '24', '25', '30', '40', '41', '102', '104', '105'];

const Code = v.pipe(v.union([v.number(), v.string()]), v.transform(String), v.regex(/^[\w-]{1,40}$/));
const Body = v.object({
  trackingNumber: Code,
  state: Code,
  businessReference: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)),
  type: v.nullish(v.string()),
});

/**
 * Reads a webhook of Bosta, which authenticates itself by a header that the shop has chosen. A delivery that the shop has
 * not ordered, such as one for which the customer hands something over, is nothing of this shop.
 */
export function readBostaNews(
  body: Uint8Array,
  authorization: string | null,
  secret: string | null,
): CarrierNews | null {
  if (secret === null) throw new ShopError('not_found');
  if (!equalSecrets(secret, authorization ?? '')) throw new ShopError('unauthorized');
  const read = v.safeParse(Body, looseJson(Buffer.from(body).toString()));
  if (!read.success) return null;
  const { trackingNumber: number, state: code, businessReference: reference, type } = read.output;
  if (type != null && type !== 'SEND' && type !== 'RTO') return null;
  const { [code]: known = UNDER_WAY.includes(code) ? 'under_way' : 'unknown' } = STATES;
  // On the way back (RTO) it is the shop to which it is delivered.
  const state = type === 'RTO' && known === 'delivered' ? 'came_back' : known;
  return { state, hasEnded: ENDED.includes(code), code, reference, number };
}
