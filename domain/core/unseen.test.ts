import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { Email, PersonName } from './fields.js';

const UNSEEN = ['\u200b', '\u2060', '\u00ad', '\u034f', '\u3164', '\u115f', '\ufe0f', '\u{e0041}', '\u2800'];

it.each(UNSEEN)('rejects invisible characters in email addresses and names: %j', (sign) => {
  expect(safeParse(Email, `mo${sign}na@example.com`).success).toBe(false);
  expect(safeParse(PersonName, `Mo${sign}na`).success).toBe(false);
});

it('normalises full-width characters in an email address', () => {
  expect(safeParse(Email, 'ｍona@example.com').output).toBe('mona@example.com');
});

it.each(['علیـرضا', 'می\u200cنا', 'محمد\u200f', 'عبد الرحمن', 'مُنى', 'O’Neill'])(
  'accepts the name %s unchanged',
  (name) => {
    expect(safeParse(PersonName, name).success).toBe(true);
  },
);
