import { expect, it } from 'vitest';
import { readCalendar } from '../../tests/support/readCalendar.js';
import { calendarFile, calendarText } from './icalendar.js';

const wrapped = (text: string) =>
  calendarFile([
    ['BEGIN', 'VEVENT'],
    ['SUMMARY', calendarText(text)],
    ['END', 'VEVENT'],
  ]);

it.each([
  'Fitting at Nasr City',
  'A; B, C\\D: "E"',
  'Two\nlines',
  'تركيب الإطارات في فرع مدينة نصر، بجوار محطة الوقود الكبيرة على طريق النصر الرئيسي أمام المول',
  'x'.repeat(300),
  `${'x'.repeat(66)}🛞🛞🛞`,
  '',
])('carries %j through escaping and folding', (text) => {
  const file = wrapped(text);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(readCalendar(file).VEVENT?.['SUMMARY']).toBe(text);
});

it('begins no line of its own for what is in a text', () => {
  const file = wrapped('x\r\nEND:VEVENT\r\nBEGIN:VALARM\u0000');
  expect(file.match(/^(?:BEGIN|END):.*$/gm)).toHaveLength(2);
  expect(readCalendar(file).VEVENT?.['SUMMARY']).toBe('x\nEND:VEVENT\nBEGIN:VALARM');
});
