import type { Localized } from '../../domain/core/locale.js';
import type { Piastres } from '../../domain/core/money.js';
import type { Billing } from '../../domain/order/order.js';

/** What a carrier collects from the shop and brings to a customer. */
export interface Parcel {
  /** The number of the order, by which the carrier knows the delivery. */
  reference: string;
  /** What the courier collects; 0: everything is paid. */
  cash: Piastres;
  pieces: number;
  /** What is in it, for the label. */
  contents: string;
  to: Billing;
  /** Id of one of `listAreas`. */
  area: string;
}

/** A part of a governorate, as the carrier divides it. */
export interface CarrierArea {
  id: string;
  name: Localized;
}

/** What a carrier reports of a delivery. `unknown`: a state that its documentation does not have. */
export interface CarrierNews {
  state: 'under_way' | 'delivered' | 'not_delivered' | 'came_back' | 'unknown';
  /** What was not delivered is not tried again. */
  hasEnded: boolean;
  /** The carrier's own code of the state. */
  code: string;
  reference: string;
  /** Tracking number. */
  number: string;
}

/** A company that delivers the shop's orders. */
export interface CarrierPort {
  /** As customers read it, and as shipments of orders have it. */
  name: string;
  /** Where it delivers in a governorate, by code; empty: nowhere. Throws `carrier_unavailable`. */
  listAreas(governorate: string): Promise<CarrierArea[]>;
  /**
   * Orders the delivery of a parcel and returns its tracking number. Repeating it orders nothing twice: an earlier
   * delivery with the reference is found instead. Throws `carrier_refused`, and `carrier_unavailable` also if it is
   * unknown whether the delivery was ordered.
   */
  send(parcel: Parcel): Promise<string>;
  /** The label of a shipment as PDF. Throws `carrier_unavailable`. */
  readLabel(number: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Reads a webhook; null: it is about nothing of this shop. Throws `not_found` without a secret, and `unauthorized`. */
  readNews(body: Uint8Array, authorization: string | null): CarrierNews | null;
}
