import { expect, it } from 'vitest';
import type { LetterContent } from './letterContent.js';
import { letterText } from './letterText.js';

const SHORT: LetterContent = {
  ...{ locale: 'en', shopName: 'Rasfa', subject: 'Your order', greeting: 'Hello Mona,' },
  ...{ paragraphs: ['Thank you.', 'It is on its way.'], items: [], sums: [], facts: [] },
};
const WHOLE: LetterContent = {
  ...SHORT,
  link: { label: 'Your order', href: 'https://shop.example/o' },
  more: { label: 'Your calendar', href: 'https://shop.example/c' },
  sections: [
    {
      title: 'To do',
      lines: [
        { text: 'Order 7', href: 'https://shop.example/7' },
        { text: 'Two letters', href: null },
      ],
    },
  ],
  facts: [
    { label: 'Number', value: '7' },
    { label: 'Branch', value: 'Nasr City', href: 'https://maps.example/1' },
  ],
  items: [
    { name: 'Primacy 205/55 R16 91V', pieces: '4 tyres', total: '9,700 EGP', image: null },
    { name: 'Mat', pieces: null, total: '450 EGP', image: null },
  ],
  sums: [
    { label: 'Delivery', amount: '60 EGP', isTotal: false },
    { label: 'Total', amount: '10,210 EGP', isTotal: true },
  ],
  contact: { text: 'Questions?', label: 'Write to us', href: 'https://shop.example/contact' },
};

it('says as text all that a letter says, in paragraphs', () => {
  expect(letterText(WHOLE)).toBe(`Hello Mona,

Thank you.
It is on its way.

Your order:
https://shop.example/o

To do
- Order 7
  https://shop.example/7
- Two letters

Your calendar:
https://shop.example/c

Number: 7
Branch: Nasr City
https://maps.example/1

- Primacy 205/55\u00a0R16\u00a091V
  4 tyres: 9,700 EGP
- Mat
  450 EGP

Delivery: 60 EGP
Total: 10,210 EGP

Questions?
https://shop.example/contact

Rasfa`);
});

it('has no empty paragraphs where there is nothing to say', () => {
  expect(letterText(SHORT)).toBe('Hello Mona,\n\nThank you.\nIt is on its way.\n\nRasfa');
});

it('keeps a size in one piece from left to right within Arabic, as other Latin text', () => {
  const lines = letterText({ ...WHOLE, locale: 'ar' }).split('\n');
  expect(lines).toContain('- Primacy \u2066205/55\u00a0R16\u00a091V\u2069');
  expect(lines).toContain('Branch: \u2066Nasr City\u2069');
});
