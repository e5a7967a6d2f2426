import { serverIntl } from '../../locales/serverIntl.js';
import { expect, it } from 'vitest';
import { formatUntil } from './formatUntil.js';

it('writes a deadline on the clocks of Egypt, with the hour and its half of the day on one line', () => {
  expect(formatUntil('2026-11-25T16:00:00.000Z', serverIntl('en'))).toBe('Wed, Nov 25, 6:00\u00a0PM');
  expect(formatUntil('2026-11-25T16:00:00.000Z', serverIntl('ar'))).toBe('الأربعاء، 25 نوفمبر، 6:00\u00a0م');
});
