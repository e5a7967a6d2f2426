import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { itemsTotal, type Order, ORDER_STATUSES, orderTotal, pieceCount } from '../order.js';
import { CustomerOrdersSchema, OrderSchema, toWireOrder } from './order.js';

const ORDER: Order = {
  id: 10_001,
  customerId: 1001,
  status: 'processing',
  items: [
    {
      id: 50_001,
      productId: 7,
      variationId: 71,
      quantity: 3,
      price: 185_050,
      name: { en: 'Tyre', ar: 'إطار' },
      image: '/pictures/7.webp',
    },
    {
      id: 50_002,
      productId: 8,
      variationId: null,
      quantity: 1,
      price: 1,
      name: { en: 'Valve', ar: null },
      image: null,
    },
  ],
  shippingTotal: 6000,
  billing: {
    firstName: 'Mona',
    lastName: 'Hassan',
    phone: '+201012345678',
    governorate: 'EGC',
    city: 'Nasr City',
    address1: '14 El Yasmin Street',
    address2: 'Floor 3',
    email: 'mona@example.com',
    notes: 'Ring twice',
  },
  paymentMethod: 'card',
  transactionId: 'gd-1',
  key: 'unguessable',
  group: null,
  createdAt: '2026-01-02T03:04:05.678Z',
  updatedAt: '2026-01-02T03:04:05.678Z',
};

describe('an order', () => {
  it('costs what its lines and its delivery cost, to the piastre', () => {
    expect(itemsTotal(ORDER.items)).toBe(555_151);
    expect(orderTotal(ORDER)).toBe(561_151);
    expect(pieceCount(ORDER.items)).toBe(4);
    expect([itemsTotal([]), pieceCount([])]).toEqual([0, 0]);
  });

  it('travels whole to its owner', () => {
    expect(toWireOrder(ORDER, 'owner', true)).toEqual({
      id: 10_001,
      status: 'processing',
      items: [
        {
          product_id: 7,
          variation_id: 71,
          quantity: 3,
          line_item_id: 50_001,
          price: '1850.50',
          name: 'Tyre',
          name_ar: 'إطار',
          image: '/pictures/7.webp',
        },
        {
          product_id: 8,
          variation_id: null,
          quantity: 1,
          line_item_id: 50_002,
          price: '0.01',
          name: 'Valve',
          name_ar: null,
          image: null,
        },
      ],
      total: '5611.51',
      geidea_transaction_id: 'gd-1',
      created_at: '2026-01-02T03:04:05.678Z',
      deletable: true,
      shipping_total: '60.00',
      payment_method: 'card',
      billing: {
        first_name: 'Mona',
        last_name: 'Hassan',
        phone: '+201012345678',
        governorate: 'EGC',
        city: 'Nasr City',
        address_1: '14 El Yasmin Street',
        address_2: 'Floor 3',
        email: 'mona@example.com',
        notes: 'Ring twice',
      },
      key: 'unguessable',
    });
  });

  it('tells whoever holds its key neither whose it is nor where it goes, nor how it was paid', () => {
    const wire = toWireOrder(ORDER, 'key-holder', false);
    expect(wire).not.toHaveProperty('key');
    expect(JSON.stringify(wire)).not.toMatch(
      /Hassan|1012345678|Yasmin|Floor|mona@|Ring|gd-1|unguessable|1001"/,
    );
    expect(wire).toMatchObject({
      total: '5611.51',
      billing: { first_name: 'Mona', city: 'Nasr City', phone: null },
    });
  });

  it('never says who owns it or in which group it is', () => {
    for (const viewer of ['owner', 'key-holder'] as const) {
      const keys = Object.keys(toWireOrder({ ...ORDER, group: 'g-7' }, viewer, false));
      expect(keys).not.toEqual(expect.arrayContaining(['customer_id']));
      expect(keys).not.toEqual(expect.arrayContaining(['group']));
    }
  });

  it('is read in the browser as it was sent', () => {
    const client = parse(OrderSchema, JSON.parse(JSON.stringify(toWireOrder(ORDER, 'owner', true))));
    expect(client).toMatchObject({
      id: ORDER.id,
      items: ORDER.items,
      total: orderTotal(ORDER),
      shippingTotal: ORDER.shippingTotal,
      transactionId: 'gd-1',
      key: 'unguessable',
      deletable: true,
    });
  });

  it.each(ORDER_STATUSES)(
    'in the state %s travels both ways, with nothing where a cart has nothing',
    (status) => {
      const bare: Order = {
        ...ORDER,
        status,
        items: [],
        billing: null,
        paymentMethod: null,
        transactionId: null,
      };
      const wire = toWireOrder(bare, 'key-holder', false);
      const client = parse(CustomerOrdersSchema, {
        single: [wire],
        grouped: [{ group: 'g-7', orders: [wire] }],
      });
      expect(client.single[0]).toMatchObject({ status, items: [], billing: null, key: null });
      expect(client.grouped[0]?.orders).toEqual(client.single);
    },
  );
});
