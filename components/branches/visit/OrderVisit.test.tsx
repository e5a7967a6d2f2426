import { expect, it } from 'vitest';
import type { ClientOrder } from '../../../domain/order/wireOrder.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { OrderArrival } from '../../order/OrderArrival.js';
import { OrderVisit } from './OrderVisit.js';

const VISIT = {
  service: 'fitting' as const,
  slot: { date: '2026-11-25', from: '10:00', to: '11:00' },
  branch: {
    ...{ id: 'dokki', governorate: 'EGGZ', mapUrl: 'https://maps.example/dokki' },
    ...{
      name: { en: 'Dokki branch', ar: 'فرع الدقي' },
      address: { en: '1 Nile Street', ar: '1 شارع النيل' },
    },
  },
  changeable: false,
};
type Visit = NonNullable<NonNullable<ClientOrder['delivery']>['visit']>;
const deliveryOf = (changes: Partial<Visit> = {}) => ({
  ...{ title: { en: 'Fitting at Dokki branch', ar: null }, isPickup: true, arrives: null },
  visit: { ...VISIT, ...changes },
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('shows where and when an appointment is', () => {
  const html = renderStatic(<OrderVisit order={{ delivery: deliveryOf() }} />);
  expect(plain(html.text)).toContain('Dokki branch1 Nile StreetShow on the mapWed, Nov 25 · 10 to 11 am');
  const map = html.querySelector('a');
  expect([map?.getAttribute('href'), map?.getAttribute('rel')]).toEqual([
    'https://maps.example/dokki',
    'noopener',
  ]);
  const arabic = renderStatic(<OrderVisit order={{ delivery: deliveryOf() }} />, { locale: 'ar' });
  expect(arabic.text).toContain('فرع الدقي1 شارع النيل');
});

it('says that no time is booked, and leaves out a branch that has closed', () => {
  const { text } = renderStatic(
    <OrderVisit order={{ delivery: deliveryOf({ slot: null, branch: null }) }} />,
  );
  expect(text).toBe('No time is booked yet.');
});

it('takes the place of the date on which an order can be collected', () => {
  const order = { status: 'processing', delivery: deliveryOf() } as ClientOrder;
  expect(plain(renderStatic(<OrderArrival order={order} />).text)).toBe(
    'Your appointment: Wed, Nov 25 · 10 to 11 am',
  );
});
