import { expect, it } from 'vitest';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { BranchHours, CallHours } from './BranchHours.js';

const HOURS = { opens: 600, closes: 1200 };
const FRIDAY_OFF = { daysOff: [5], holidays: [] };

/** Breaks within times are of no matter here. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  ['en', 'Saturday to Thursday 10 am to 8 pm', 'We call Saturday to Thursday, 10 am to 8 pm.'],
  [
    'ar',
    'من السبت إلى الخميس، من 10 صباحًا إلى 8 مساءً',
    'مواعيد الاتصال: من السبت إلى الخميس، من 10 صباحًا إلى 8 مساءً.',
  ],
] as const)('writes days and hours as a sentence says them (%s)', (locale, hours, call) => {
  const branch = renderStatic(<BranchHours branch={HOURS} days={FRIDAY_OFF} atMs={null} />, { locale });
  expect(plain(branch.querySelector('p')?.text ?? '')).toBe(hours);
  expect(plain(renderStatic(<CallHours {...HOURS} daysOff={[5]} />, { locale }).text)).toBe(call);
});
