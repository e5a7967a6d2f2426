import { type GenericSchema, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  Email,
  foldUsername,
  Governorate,
  isEmail,
  line,
  Mobile,
  NewPassword,
  OptionalEmail,
  optionalLine,
  optionalLines,
  parseUsername,
  PersonName,
  Username,
} from './fields.js';

/** The parsed value, or the error code. */
function parse(schema: GenericSchema, value: unknown) {
  const result = safeParse(schema, value);
  return result.success ? { value: result.output } : { code: result.issues[0].message };
}

describe('single-line text', () => {
  it.each([
    ['  Mona ', { value: 'Mona' }],
    ['منى', { value: 'منى' }],
    ["O'Neil-Šmíd", { value: "O'Neil-Šmíd" }],
    ['', { code: 'required' }],
    [' \t ', { code: 'required' }],
    ['x'.repeat(50), { value: 'x'.repeat(50) }],
    ['x'.repeat(51), { code: 'too_long' }],
    ['<b>', { code: 'invalid' }],
    ['a>b', { code: 'invalid' }],
    ['a\u0000b\u001bc\u007fd', { value: 'abcd' }],
    ['Mona\u0085Hassan', { value: 'Mona Hassan' }],
    ['منى\r\nحسن', { value: 'منى حسن' }],
    ['Mona\tHassan', { value: 'Mona Hassan' }],
    ['منى\u2029حسن', { value: 'منى حسن' }],
    ['Mona\u202egnp.exe', { value: 'Monagnp.exe' }],
    ['\u2067منى\u2069 حسن', { value: 'منى حسن' }],
    ['Mo\ufeffna', { value: 'Mona' }],
    ['Mona \ud83d', { code: 'invalid' }],
    ['منى 🌙 حسن', { value: 'منى 🌙 حسن' }],
    ['می\u200cنا', { value: 'می\u200cنا' }],
    ['ه\u200d', { value: 'ه\u200d' }],
    ['منى\u200f (Mona)', { value: 'منى (Mona)' }],
    ['مُنَى', { value: 'مُنَى' }],
    [5, { code: 'invalid' }],
    [null, { code: 'invalid' }],
    [['Mona'], { code: 'invalid' }],
  ])('parses the single-line text %j as %j', (value, outcome) => {
    expect(parse(PersonName, value)).toEqual(outcome);
  });

  it('limits the length of a single-line text after trimming', () => {
    expect(parse(line(3), '  abc  ')).toEqual({ value: 'abc' });
    expect(parse(line(3), 'abcd')).toEqual({ code: 'too_long' });
    expect(parse(line(3), ' ')).toEqual({ code: 'required' });
  });

  it('parses an optional empty text as null', () => {
    expect(parse(optionalLine(5), '  ')).toEqual({ value: null });
    expect(parse(optionalLine(5), ' a ')).toEqual({ value: 'a' });
    expect(parse(optionalLine(5), 'abcdef')).toEqual({ code: 'too_long' });
  });
});

describe('multi-line text', () => {
  it.each([
    ['Ring twice\r\nThen call ', { value: 'Ring twice\nThen call' }],
    ['رن الجرس مرتين\nثم اتصل', { value: 'رن الجرس مرتين\nثم اتصل' }],
    [' \n ', { value: null }],
    ['a\u2028b', { value: 'a\nb' }],
    ['رن\n\u202eالجرس', { value: 'رن\nالجرس' }],
    ['a\n<b>', { code: 'invalid' }],
    ['x'.repeat(26), { code: 'too_long' }],
  ])('parses the multi-line text %j as %j', (value, outcome) => {
    expect(parse(optionalLines(25), value)).toEqual(outcome);
  });
});

describe('email addresses', () => {
  it.each([
    ['Mona@Example.com ', 'mona@example.com'],
    ['a+b.c@mail.example.co.uk', 'a+b.c@mail.example.co.uk'],
    ['منى@مثال.مصر', 'منى@مثال.مصر'],
  ])('normalises the email address %s to %s', (text, email) => {
    expect(parse(Email, text)).toEqual({ value: email });
    expect(parse(OptionalEmail, text)).toEqual({ value: email });
  });

  it.each([
    ...[
      'mona',
      'mona@',
      '@example.com',
      'mona@example',
      'mona@@example.com',
      'mona@exa mple.com',
      'mona@.com',
    ],
    ...['mona@example..com', 'mona@example.com.', 'a@b.c,d@e.f', 'a@b.c\nBcc: x@y.z', '<a@b.c> x', '"a"@b.c'],
    `${'x'.repeat(250)}@example.com`,
  ])('rejects the email address %j', (text) => {
    expect(parse(Email, text)).toEqual({ code: 'invalid_email' });
    expect(isEmail(text)).toBe(false);
  });

  it('accepts an empty email address only where it is optional', () => {
    expect(parse(OptionalEmail, ' ')).toEqual({ value: null });
    expect(parse(Email, ' ')).toEqual({ code: 'required' });
  });
});

describe('a user name', () => {
  it.each([
    ['+20 10 1234 5678', '01012345678'],
    ['٠١٠١٢٣٤٥٦٧٨', '01012345678'],
    ['０１０１２３４５６７８', '01012345678'],
    [' Mona@Example.COM ', 'mona@example.com'],
    ['ｍona＠example.com', 'mona@example.com'],
  ])('normalises the user name %s to %s', (text, username) => {
    expect(parse(Username, text)).toEqual({ value: username });
    expect(parseUsername(text)).toBe(username);
    expect(parseUsername(username)).toBe(username);
  });

  it.each(['mona', '0223456789', 'mona@', '+49 170 1234567'])('rejects the user name %j', (text) => {
    expect(parse(Username, text)).toEqual({ code: 'invalid_username' });
  });

  it('normalises every spelling of a user name that the store treats as the same', () => {
    const spellings = [
      'Mona@example.com',
      ' mona@EXAMPLE.com',
      'ｍona@example.com',
      '\u00a0mona@example.com\u3000',
    ];
    expect(new Set(spellings.map(foldUsername))).toEqual(new Set(['mona@example.com']));
  });
});

describe('other fields', () => {
  it('normalises a mobile number to its international form', () => {
    expect(parse(Mobile, '٠١١ ٢٣٤٥ ٦٧٨٩')).toEqual({ value: '+201123456789' });
    expect(parse(Mobile, '')).toEqual({ code: 'required' });
    expect(parse(Mobile, '123')).toEqual({ code: 'invalid_phone' });
    expect(parse(Mobile, 1012345678)).toEqual({ code: 'invalid' });
  });

  it('requires 8 to 128 characters of a new password, and keeps its spaces', () => {
    expect(parse(NewPassword, ' 8 chars')).toEqual({ value: ' 8 chars' });
    expect(parse(NewPassword, '7 chars')).toEqual({ code: 'password_too_short' });
    expect(parse(NewPassword, 'x'.repeat(128))).toEqual({ value: 'x'.repeat(128) });
    expect(parse(NewPassword, 'x'.repeat(129))).toEqual({ code: 'password_too_long' });
  });

  it('accepts only one of the 27 governorates as a field', () => {
    expect(parse(Governorate, 'EGC')).toEqual({ value: 'EGC' });
    expect(parse(Governorate, '')).toEqual({ code: 'invalid_governorate' });
    expect(parse(Governorate, 'toString')).toEqual({ code: 'invalid_governorate' });
  });
});
