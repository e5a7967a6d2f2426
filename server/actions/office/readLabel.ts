import { ShopError } from '../../../domain/core/errors.js';
import type { Backend } from '../../ports/backend.js';
import { labelNumber } from './carrierParcel.js';
import { openOrderLink } from './orderLink.js';

/**
 * The label of an order's shipment as PDF, for whoever holds the signed link of the order. Throws `order_not_found` for a
 * forged or expired link and an order that the carrier does not have, and `carrier_unavailable`.
 */
export async function readLinkedLabel(backend: Backend, link: string): Promise<Uint8Array<ArrayBuffer>> {
  const opened = await openOrderLink(backend, link);
  const number = opened.state === 'open' ? labelNumber(backend, opened.order) : null;
  if (backend.carrier === null || number === null) throw new ShopError('order_not_found');
  return backend.carrier.readLabel(number);
}
