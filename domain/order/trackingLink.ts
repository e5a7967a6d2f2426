import { foldSearchText } from '../text/fold.js';
import type { Shipment } from './order.js';

/** Carriers whose pages show a shipment by its number; others, such as Egypt Post, have no such address. */
const CARRIERS: readonly { names: readonly string[]; address: string }[] = [
  { names: ['bosta', 'بوسطة'], address: 'https://bosta.co/en-eg/tracking-shipments?shipment-number=' },
  { names: ['aramex', 'أرامكس'], address: 'https://www.aramex.com/track/results?ShipmentNumber=' },
  { names: ['mylerz', 'مايلرز'], address: 'https://mylerz.net/trackShipment/' },
  {
    names: ['dhl'],
    address: 'https://www.dhl.com/eg-en/home/tracking/tracking-express.html?submit=1&tracking-id=',
  },
];

/** The carrier's page of a shipment; null for an unknown or own carrier, and without a number. */
export function trackingLink(shipment: Shipment | null): string | null {
  if (shipment === null || shipment.number === null || shipment.number.trim() === '') return null;
  const words = foldSearchText(shipment.carrier).split(/[^\p{L}\p{N}]+/u);
  const carrier = CARRIERS.find(({ names }) => names.some((name) => words.includes(foldSearchText(name))));
  return carrier === undefined ? null : `${carrier.address}${encodeURIComponent(shipment.number.trim())}`;
}
