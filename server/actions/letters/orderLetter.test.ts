import { describe, expect, it } from 'vitest';
import type { Branch } from '../../../domain/branches/branch.js';
import { directionOf, LOCALES } from '../../../domain/core/locale.js';
import { localePath } from '../../../domain/core/paths.js';
import { LETTER_KINDS } from '../../../domain/order/notices.js';
import type { Order } from '../../../domain/order/order.js';
import { orderLetter } from './orderLetter.js';
import { visitLine } from './visitInLetters.js';

const ORDER: Order = {
  id: 10_231,
  customerId: 7,
  status: 'processing',
  items: [
    {
      ...{ id: 1, productId: 5, variationId: null, quantity: 4, price: 485_000 },
      name: { en: 'Tyre <b>P7</b> 225/45 R17', ar: 'إطار بي سفن 225/45 R17 91Y' },
      image: '/pictures/p7.webp',
    },
  ],
  shippingTotal: 6000,
  delivery: {
    id: 'standard',
    title: { en: 'Standard' },
    isPickup: false,
    arrives: { from: '2026-11-25', to: '2026-11-27' },
  },
  shipment: { carrier: 'Bosta', number: '7400123456' },
  coupons: [],
  adjustment: 0,
  fee: 0,
  refunded: 0,
  refunds: [],
  billing: {
    ...{ firstName: 'Mona', lastName: 'Hassan', phone: '+201012345678', governorate: 'EGC' },
    ...{ city: 'Nasr City', address1: '14 El Yasmin Street', address2: null },
    ...{ email: 'mona@example.com', notes: null },
  },
  locale: 'en',
  paymentMethod: 'cod',
  payment: null,
  deposit: null,
  transactionId: null,
  paymentReference: null,
  key: 'k'.repeat(32),
  group: null,
  cancelledFor: null,
  confirmation: null,
  writes: [],
  completedAt: null,
  createdAt: '2026-11-23T10:00:00.000Z',
  updatedAt: '2026-11-23T10:00:00.000Z',
};
const PLAIN_WAY = {
  ...({ kind: 'transfer', name: null, text: null, provider: null, integrations: [], min: null } as const),
  ...{ max: null, fee: { fixed: 0, basisPoints: 0 }, hours: 48 },
};

const SHOP = {
  publicUrl: 'https://shop.example',
  shopName: { en: 'Rasfa', ar: 'رصفة' },
  ways: [],
  branch: null,
  notice: '',
  apiBase: '',
};

const letterOf = (kind: (typeof LETTER_KINDS)[number], changes: Partial<Order> = {}) =>
  orderLetter(kind, { ...ORDER, ...changes }, SHOP);

describe.each(LOCALES)('a letter about an order in %s', (locale) => {
  it.each(LETTER_KINDS)('is complete, as text and as HTML: %s', (kind) => {
    const { subject, text, html = '' } = letterOf(kind, { locale });
    for (const part of [subject, text, html]) {
      expect(part).toContain('10231');
      expect(part).not.toMatch(/\{\w+\}|undefined|null/);
    }
    const link = `https://shop.example${localePath('/trackorder/10231', locale)}?key=${ORDER.key}`;
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain('19,460');
    expect(html).toMatch(new RegExp(`^<!.*\n<html lang="${locale}.*" dir="${directionOf(locale)}">`));
  });

  it.each(LETTER_KINDS)('names neither street, phone nor surname, because others may read it: %s', (kind) => {
    const { text, html = '' } = letterOf(kind, { locale });
    for (const secret of ['Yasmin', '1012345678', 'Hassan']) expect(text + html).not.toContain(secret);
  });
});

it('shows names as they are written, and pictures from the shop only', () => {
  const { html = '', text } = letterOf('placed');
  expect(text).toContain('- Tyre <b>P7</b> 225/45\u00a0R17\n  4 tyres × 4,850 EGP: 19,400 EGP');
  expect(html).toContain('Tyre &lt;b&gt;P7&lt;/b&gt;');
  const sources = (letter: string) => [...letter.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
  expect(sources(html)).toEqual([expect.stringMatching(/^https:\/\/shop\.example\/_vercel\/image\?/)]);
  for (const image of ['https://evil.example/pixel.gif', '//evil.example/pixel.gif', null]) {
    const items = ORDER.items.map((line) => ({ ...line, image }));
    expect(sources(letterOf('placed', { items }).html ?? '')).toEqual([]);
  }
});

it.each([
  ['en', 'Tyre &lt;b&gt;P7&lt;/b&gt;', 'left', '225/45 R17', '4 tyres × 4,850 EGP'],
  ['ar', 'إطار بي سفن', 'right', '225/45 R17 91Y', '4 إطارات × \u20664,850\u2069 ج.م.'],
] as const)('shows the plate of a tyre: model, size in large figures, quantity and price (%s)', (...row) => {
  const [locale, model, side, size, pieces] = row;
  const { text, html = '' } = letterOf('placed', { locale });
  const [, style = '', shown] = /<div dir="ltr" style="([^"]+)">([^<]+)<\/div>/.exec(html) ?? [];
  expect(shown).toBe(size);
  for (const rule of ['white-space:nowrap', 'tabular-nums', `text-align:${side}`])
    expect(style).toContain(rule);
  expect(html.indexOf(`<div>${model}</div>`)).toBeLessThan(html.indexOf(size));
  expect(html.indexOf(`>${pieces}</div>`)).toBeGreaterThan(html.indexOf(size));
  const unbroken = size.replaceAll(' ', '\u00a0');
  expect(text).toContain(
    locale === 'ar' ? `\u2066${unbroken}\u2069\n  ${pieces}: ` : `${unbroken}\n  ${pieces}: `,
  );
});

it('names goods that are no tyres in one line, with their pieces', () => {
  const battery = { en: 'Varta <i>Blue</i> 70 Ah', ar: 'بطارية فارتا 70 أمبير' };
  const items = ORDER.items.map((line) => ({ ...line, name: battery, quantity: 1 }));
  const { text, html = '' } = letterOf('placed', { items });
  expect(text).toContain('- Varta <i>Blue</i> 70 Ah\n  1 piece: 4,850 EGP');
  expect(html).toContain('<div>Varta &lt;i&gt;Blue&lt;/i&gt; 70 Ah</div>');
  expect(html).not.toContain('<div dir="ltr"');
});

it('says that delivery is free instead of naming a price of nothing', () => {
  const { text, html = '' } = letterOf('placed', { shippingTotal: 0, locale: 'ar' });
  for (const part of [text, html]) {
    expect(part).toContain('مجانًا');
    expect(part).not.toMatch(/(?<![\d,])0 ج/);
  }
});

it('tells who brings an order that was sent, when it arrives, and what to pay', () => {
  const { text } = letterOf('sent');
  const tracking = 'https://bosta.co/en-eg/tracking-shipments?shipment-number=7400123456';
  expect(text).toContain(`Sent with: Bosta\nTracking number: 7400123456\n${tracking}\n`);
  expect(text).toMatch(/Arrives: Wed,\sNov\s25.+27/);
  expect(text).toContain('pay 19,460 EGP in cash');
  expect(letterOf('sent', { paymentMethod: 'card' }).text).not.toContain('in cash');
});

it('promises a call, or says that a message asks to confirm the order', () => {
  expect(letterOf('placed').text).toContain('We’ll call you to confirm it');
  const asked = { at: null, detail: null };
  expect(letterOf('placed', { confirmation: { state: 'waiting', ...asked } }).text).toContain(
    'sent you a message',
  );
  const unreachable = letterOf('placed', { confirmation: { state: 'unreachable', ...asked } });
  expect(unreachable.text).toContain('We’ll call you to confirm it');
});

it('promises money back only for an order that was paid by card', () => {
  expect(letterOf('cancelled').text).toContain('nothing to pay');
  expect(letterOf('cancelled', { cancelledFor: 'unconfirmed' }).text).toContain('did not hear from you');
  const card = { paymentMethod: 'card', transactionId: 'x' } as const;
  expect(letterOf('cancelled', card).text).toContain('return 19,460 EGP to your card');
});

it('names what was returned, or the total if the store does not know', () => {
  expect(letterOf('refunded', { refunded: 50_000, refunds: [{ id: 1, amount: 50_000 }] }).text).toContain(
    'returned 500 EGP',
  );
  expect(letterOf('refunded').text).toContain('returned 19,460 EGP');
});

describe('a letter about an order that is paid later', () => {
  const until = '2026-11-26T15:00:00.000Z';
  const payment = { way: 'bacs', provider: null, until, code: null, proof: null };
  const later = { status: 'on-hold', paymentMethod: 'later', payment } as const;
  const way = { ...PLAIN_WAY, key: 'bacs', payTo: { en: 'Bank <Misr>\n1234567890' } };
  const sent = (kind: 'placed' | 'pay_soon', changes: Partial<Order> = {}) =>
    orderLetter(kind, { ...ORDER, ...later, ...changes }, { ...SHOP, ways: [way] });

  it.each(['placed', 'pay_soon'] as const)('says where to pay and until when, line by line: %s', (kind) => {
    const { text, html } = sent(kind);
    expect(text).toMatch(/Pay to: Bank <Misr>\n1234567890\nPay by: Thu, Nov 26, 5:00\sPM\n/);
    expect(html).toContain('<bdi>Bank &lt;Misr&gt;</bdi><br><bdi>1234567890</bdi>');
  });

  it('asks for a cheque where that is the way', () => {
    const { text } = sent('placed', { payment: { ...payment, way: 'cheque' } });
    expect(text).toContain('let us have your cheque for 19,460 EGP');
    expect(text).toContain('Payment: Cheque\n');
  });

  it('does not say that an order of the store’s own checkout is paid, which has no deadline', () => {
    const { text } = sent('placed', { payment: { ...payment, until: null } });
    expect(text).toContain('Payment: Bank transfer\n');
  });

  it('says that it is paid once the money has come', () => {
    expect(sent('placed', { status: 'processing' }).text).toContain('Payment: Bank transfer, paid\n');
  });
});

describe('a letter about an order with a deposit', () => {
  const deposit = { deposit: { due: 500_000, paid: 500_000 }, transactionId: 'x' };

  it('says what has been paid and what is collected, never the whole total as due', () => {
    const placed = letterOf('placed', deposit).text;
    expect(placed).toContain('Your deposit of 5,000 EGP has arrived');
    expect(placed).toContain(
      'Total: 19,460 EGP\nDeposit by card: 5,000 EGP\nIn cash on delivery: 14,460 EGP',
    );
    expect(placed).not.toContain('call you to confirm');
    expect(letterOf('sent', deposit).text).toContain('pay 14,460 EGP in cash');
    expect(letterOf('placed', { ...deposit, locale: 'ar' }).text).toContain('العربون');
  });

  it('promises back what was paid by card, and no more', () => {
    const cancelled = letterOf('cancelled', { ...deposit, status: 'cancelled' }).text;
    expect(cancelled).toContain('return 5,000 EGP to your card');
    expect(cancelled).not.toContain('14,460');
    expect(letterOf('refunded', { ...deposit, status: 'refunded' }).text).toContain('returned 5,000 EGP');
    const delivered = { ...deposit, status: 'refunded', completedAt: '2026-11-26T10:00:00.000Z' } as const;
    expect(letterOf('refunded', delivered).text).toContain('returned 19,460 EGP');
  });
});

it('has the same Message-ID whenever it is written, and another one for each order and kind', () => {
  const ids = [letterOf('placed'), letterOf('placed', { status: 'completed' })].map(
    ({ messageId }) => messageId,
  );
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^<order-10231-placed-[0-9a-f]{16}@shop\.example>$/);
  expect(letterOf('sent').messageId).not.toBe(ids[0]);
  expect(letterOf('placed', { key: 'x'.repeat(32) }).messageId).not.toBe(ids[0]);
});

describe('a letter about an appointment', () => {
  const slot = { date: '2026-11-25', from: '10:00', to: '11:00' };
  const title = { en: 'Fitting at Dokki', ar: 'التركيب في الدقي' };
  const delivery = {
    ...{ id: 'fitting:dokki', title, isPickup: true, arrives: { from: slot.date, to: slot.date } },
    visit: { service: 'fitting', branch: 'dokki', slot },
  } as const;
  const branch = {
    ...{
      id: 'dokki',
      name: { en: 'Dokki', ar: 'الدقي' },
      address: { en: '1 Nile Street', ar: '1 شارع النيل' },
    },
    ...{ governorate: 'EGGZ', mapUrl: null, opens: 600, closes: 1200, slotMinutes: 60, capacity: 2 },
    fittingPrice: 15_00,
  };
  const written = (changes: Partial<Order>, shop: { branch: Branch | null } = { branch }) =>
    orderLetter('placed', { ...ORDER, delivery, ...changes }, { ...SHOP, ...shop }).text.replaceAll(
      '\u00a0',
      ' ',
    );

  it('says where and when it is, and what fitting costs', () => {
    const text = written({});
    expect(text).toContain('Branch: Dokki, 1 Nile Street\nYour appointment: Wed, Nov 25 · 10 to 11 am');
    expect(text).toContain('Fitting: 60 EGP');
    expect(text).toContain('ready for your appointment');
    expect(written({ locale: 'ar' })).toMatch(/موعدك: .*الأربعاء 25 نوفمبر · /);
  });

  it('leads to the branch on a map, where the shop has one', () => {
    const mapUrl = 'https://maps.app.goo.gl/dokki';
    expect(written({}, { branch: { ...branch, mapUrl } })).toContain(`1 Nile Street\n${mapUrl}\n`);
    const { html } = orderLetter(
      'placed',
      { ...ORDER, delivery },
      { ...SHOP, branch: { ...branch, mapUrl } },
    );
    expect(html).toContain(`href="${mapUrl}"`);
  });

  it('names the branch of the order once it has closed, and no time if there is none', () => {
    expect(written({}, { branch: null })).toContain('Branch: Fitting at Dokki\n');
    const visit = { ...delivery.visit, slot: null };
    const text = written({ delivery: { ...delivery, arrives: null, visit } });
    expect(text).not.toContain('Your appointment');
    expect(text).toContain('We’ll call you as soon as it’s ready');
  });

  it('is a line of messages to the number, too', () => {
    expect(visitLine({ delivery }, 'en')?.replaceAll('\u00a0', ' ')).toBe(
      'Fitting at Dokki: Wed, Nov 25 · 10 to 11 am',
    );
    expect(visitLine(ORDER, 'en')).toBeNull();
  });
});
