/** Every JSON column of an order of the embedded shop, filled. */
export const ORDER_JSON = {
  delivery: {
    ...{ id: 'branch', title: { en: 'At the branch', ar: 'في الفرع' }, isPickup: true },
    arrives: { from: '2026-11-24', to: '2026-11-25' },
    visit: {
      ...{ service: 'fitting', branch: 'maadi' },
      slot: { date: '2026-11-24', from: '10:00', to: '11:00' },
    },
  },
  shipment: { carrier: 'Bosta', number: '74' },
  coupons: [{ code: 'TEN', discount: 10, freeShipping: false, problem: null }],
  billing: {
    ...{ firstName: 'Mona', lastName: 'Adel', phone: '+201012345678', governorate: 'EGC', city: 'Maadi' },
    ...{ address1: '5 Street 9', address2: null, email: null, notes: null },
  },
  payment: {
    ...{ way: 'transfer', provider: null, until: '2026-11-30T10:00:00.000Z', code: null },
    proof: { text: '17', photo: null, at: '2026-11-24T10:00:00.000Z' },
  },
  deposit: { due: 100, paid: 100 },
  refunds: [{ amount: 5, reason: 'late', at: '2026-11-24T10:00:00.000Z' }],
  notes: [{ text: 'Call me', at: '2026-11-24T10:00:00.000Z' }],
  writes: ['mark'],
};
