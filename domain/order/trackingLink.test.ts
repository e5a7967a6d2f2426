import { expect, it } from 'vitest';
import { trackingLink } from './trackingLink.js';

it.each([
  ['Bosta', 'https://bosta.co/en-eg/tracking-shipments?shipment-number=7400123456'],
  ['bosta express', 'https://bosta.co/en-eg/tracking-shipments?shipment-number=7400123456'],
  ['بوسطه', 'https://bosta.co/en-eg/tracking-shipments?shipment-number=7400123456'],
  ['ARAMEX (Cairo)', 'https://www.aramex.com/track/results?ShipmentNumber=7400123456'],
  ['أرامكس', 'https://www.aramex.com/track/results?ShipmentNumber=7400123456'],
  ['Mylerz', 'https://mylerz.net/trackShipment/7400123456'],
  [
    'DHL-Express',
    'https://www.dhl.com/eg-en/home/tracking/tracking-express.html?submit=1&tracking-id=7400123456',
  ],
])('links a shipment by %s to the page of the carrier', (carrier, link) => {
  expect(trackingLink({ carrier, number: ' 7400123456 ' })).toBe(link);
});

it('links nothing without a number or a known carrier', () => {
  for (const carrier of ['Our own courier', 'Egypt Post', 'البريد المصري', 'Bostanji', ''])
    expect(trackingLink({ carrier, number: '1' })).toBeNull();
  for (const number of [null, '', ' ']) expect(trackingLink({ carrier: 'Bosta', number })).toBeNull();
  expect(trackingLink(null)).toBeNull();
});

it('lets a number change nothing of the address', () => {
  const link = trackingLink({ carrier: 'Mylerz', number: '../x?y=1&z#"><' }) ?? '';
  expect(link).toBe('https://mylerz.net/trackShipment/..%2Fx%3Fy%3D1%26z%23%22%3E%3C');
});
