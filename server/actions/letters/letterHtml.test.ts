import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../domain/core/locale.js';
import { isolateLatin } from '../../../domain/text/bidi.js';
import type { LetterContent } from './letterContent.js';
import { letterHtml, letterPicture } from './letterHtml.js';

const SHORT: LetterContent = {
  ...{ locale: 'en', shopName: 'Rasfa & Co', subject: 'Your order', greeting: 'Hello Mona,' },
  ...{ paragraphs: [], items: [], sums: [], facts: [] },
};
const WHOLE: LetterContent = {
  ...SHORT,
  paragraphs: ['Thank you.', 'It is < far.'],
  link: { label: 'Your order', href: 'https://shop.example/o?a&b' },
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
    { label: 'Number', value: '7\n8' },
    { label: 'Branch', value: 'Nasr City', href: 'https://maps.example/1' },
  ],
  items: [
    { name: 'Primacy 205/55 R16 91V', pieces: '4 tyres', total: '9,700 EGP', image: 'https://x.example/1' },
    { name: 'Mat', pieces: null, total: '450 EGP', image: null },
  ],
  sums: [
    { label: 'Delivery', amount: '60 EGP', isTotal: false },
    { label: 'Total', amount: '10,210 EGP', isTotal: true },
  ],
  contact: { text: 'Questions?', label: 'Write to us', href: 'https://shop.example/contact' },
};

/** The rows of the letter without what only lays them out; `|` is between cells. */
function rowsOf(content: LetterContent): string[] {
  const [, body = ''] = letterHtml(content).split('</head>');
  return body
    .replaceAll(/ (?:style|role|class|width|height|cellpadding|cellspacing|align)="[^"]*"/g, '')
    .replaceAll('</td><td>', ' | ')
    .replaceAll('</tr>', '\n')
    .replaceAll(/<\/?(?:table|tr|td|html|body)\b[^>]*>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

it('shows all that a letter says, in its order', () => {
  expect(rowsOf(WHOLE)).toEqual([
    'Rasfa &amp; Co',
    '<h1>Your order</h1>',
    '<p>Hello Mona,</p>',
    '<p>Thank you.</p>',
    '<p>It is &lt; far.</p>',
    '<p><a href="https://shop.example/o?a&amp;b">Your order</a></p>',
    '<p><a href="https://shop.example/c">Your calendar</a></p>',
    '<h2>To do</h2>',
    '<a href="https://shop.example/7">Order 7</a>',
    'Two letters',
    'Number | <bdi>7</bdi><br><bdi>8</bdi>',
    'Branch | <a href="https://maps.example/1"><bdi>Nasr City</bdi></a>',
    '<img src="https://x.example/1" alt=""> | <div>Primacy</div><div dir="ltr">205/55 R16 91V</div><div>4 tyres</div><bdi>9,700 EGP</bdi>',
    '| <div>Mat</div><bdi>450 EGP</bdi>',
    'Delivery | <bdi>60 EGP</bdi>',
    'Total | <bdi>10,210 EGP</bdi>',
    'Questions? <a href="https://shop.example/contact">Write to us</a>',
  ]);
});

it('shows nothing in place of what it does not say', () => {
  expect(rowsOf(SHORT)).toEqual([
    ...['Rasfa &amp; Co', '<h1>Your order</h1>', '<p>Hello Mona,</p>', 'Rasfa &amp; Co'],
  ]);
});

it('is written from the side of its language', () => {
  const english = letterHtml(WHOLE);
  const arabic = letterHtml({ ...WHOLE, locale: 'ar' });
  expect(english).toContain(`<html lang="${LANGUAGES.en.iso}" dir="ltr">`);
  expect(arabic).toContain(`<html lang="${LANGUAGES.ar.iso}" dir="rtl">`);
  expect(english).toMatch(/max-width:560px[^"]*text-align:left/);
  expect(arabic).toMatch(/max-width:560px[^"]*text-align:right/);
  expect(english).toMatch(/padding:12px 0 0;padding-right:12px/);
  expect(arabic).toMatch(/padding:12px 0 0;padding-left:12px/);
  expect(english).toMatch(/text-align:right"><bdi>60 EGP/);
  expect(arabic).toMatch(/text-align:left"><bdi>60 EGP/);
  expect(english).toMatch(/text-align:left[^"]*">205\/55/);
  expect(arabic).toMatch(/text-align:right[^"]*">205\/55/);
});

it('stresses the total alone', () => {
  const html = letterHtml(WHOLE);
  expect(html).toMatch(/<td style="[^"]*font-weight:700;">Total<\/td><td style="[^"]*font-weight:700;/);
  expect(html).toMatch(/<td class="muted" style="[^"]*">Delivery<\/td><td style="padding:8px 0 0;text-align/);
  expect(html).toMatch(/white-space:nowrap;[^"]*">Number</);
  expect(html).not.toMatch(/white-space:nowrap;[^"]*">Delivery</);
});

it('keeps Latin words of an Arabic letter in their order', () => {
  const name = 'مفرش Road Kit 3D (أسود)';
  const sections = [{ title: '', lines: [{ text: name, href: null }] }];
  const items = [{ name, pieces: null, total: '', image: null }];
  const arabic = letterHtml({ ...SHORT, locale: 'ar', sections, items });
  expect(isolateLatin(name)).not.toBe(name);
  expect(arabic.split(isolateLatin(name))).toHaveLength(3);
  expect(letterHtml({ ...SHORT, sections, items }).split(name)).toHaveLength(3);
});

it('shows pictures that the shop itself serves, and no others', () => {
  const pictureOf = (image: string | null) => letterPicture(image, 'https://shop.example');
  expect(pictureOf('/pictures/7.webp')).toMatch(/^https:\/\/shop\.example\/.*7\.webp/);
  for (const image of [null, 'https://cdn.example/7.webp', '//cdn.example/7.webp']) {
    expect(pictureOf(image)).toBeNull();
  }
});
