import { expect, test } from 'vitest';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { PhoneField } from './PhoneField.js';

test('opens the keyboard for numbers, offers the own number, and runs left to right', () => {
  const input = renderStatic(<PhoneField name="phone" />, { locale: 'ar' }).querySelector('input');
  expect(input?.attrs).toMatchObject({
    type: 'tel',
    inputmode: 'tel',
    autocomplete: 'tel',
    dir: 'ltr',
  });
});

test('has the place where an error is announced before there is one', () => {
  const announced = (error?: string) =>
    renderStatic(<PhoneField name="phone" error={error} />).querySelector('[aria-live=polite]')?.text;
  expect(announced()).toBe('');
  expect(announced('Enter a number.')).toBe('Enter a number.');
});
