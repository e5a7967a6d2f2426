import { foldSearchText } from '../../../domain/text/fold.js';
import { cashDue } from '../../../domain/order/deposit.js';
import { type Order, pieceCount } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import type { CarrierArea, Parcel } from '../../ports/carrier.js';

/** The area that the customer has entered, by either name; undefined if it is none of them, or several. */
export function areaNamed(areas: readonly CarrierArea[], text: string): CarrierArea | undefined {
  const wanted = foldSearchText(text);
  const found = areas.filter(({ name }) =>
    [name.en, name.ar ?? name.en].some((each) => foldSearchText(each) === wanted),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** What the carrier gets of an order, with what is still to be paid as cash; null if its buyer is forgotten. */
export function parcelOf(order: Order, area: string): Parcel | null {
  const { id, billing, items } = order;
  if (billing === null) return null;
  return {
    ...{ reference: String(id), cash: cashDue(order), pieces: pieceCount(items), to: billing, area },
    contents: items.map(({ quantity, name }) => `${quantity} × ${name.en}`).join(', '),
  };
}

/** The tracking number of a shipment with the carrier; null for any other order. */
export function labelNumber({ carrier }: Backend, { shipment }: Order): string | null {
  return carrier !== null && shipment?.carrier === carrier.name ? shipment.number : null;
}
