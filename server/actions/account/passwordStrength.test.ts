import { describe, expect, it } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { requireStrongPassword } from './passwordStrength.js';

const MONA = ['Mona Hassan', 'mona.hassan@example.com', '+201012345678'];

const judge = (password: string) =>
  requireStrongPassword('password', password, MONA).then(
    () => 'taken',
    (error: unknown) => (error instanceof ShopError ? error.details.fields : error),
  );

describe('weak passwords', () => {
  it.each([
    ...['password', 'Password1', 'P@ssw0rd', 'ｐassword', 'passwordpassword', '!QAZ2wsx', 'qwertyuiop1'],
    ...[
      '12345678',
      '１２３４５６７８',
      '١٢٣٤٥٦٧٨٩',
      'aaaaaaaab1',
      '٧٧٧٧٧٧٧٧',
      '😀😀😀😀😀😀😀😀',
      'abcdefg1',
    ],
    ...['cairo2024', 'mohamed123', 'Ahmed@2020', 'mostafa@123', 'zamalek1911', 'alahly1907', 'ahlyforever'],
    ...['محمد1234567', 'القاهرة٢٠٢٤', 'habibi123', '7abibi2020', 'yarab2025', '25121990', '2512199012'],
  ])('rejects an easily guessed password: %s', async (password) => {
    expect(await judge(password)).toEqual({ password: 'weak_password' });
  });

  it.each(['monahassan', 'Mona1990!', 'mona.hassan@example.com', 'MonaHassan1', 'hassan01012345678'])(
    'rejects a password made of the customer’s own details: %s',
    async (password) => {
      expect(await judge(password)).toEqual({ password: 'weak_password' });
    },
  );

  it.each(['01012345678', '010-1234-5678', '٠١١٢٢٣٣٤٤٥٥', '+20 122 333 4445'])(
    'rejects a phone number as a password: %s',
    async (password) => {
      expect(await judge(password)).toEqual({ password: 'weak_password' });
    },
  );
});

describe('strong passwords', () => {
  it.each([
    'three blind mice',
    'كلمة سر طويلة',
    'شمس قمر بحر',
    'password of mine',
    '7h3-Nile-flows',
    'kx7Tq2mW',
  ])('accepts a strong password: %s', async (password) => {
    expect(await judge(password)).toBe('taken');
  });
});

it('checks the longest and most complex password without delay', async () => {
  await judge('the dictionaries are loaded');
  const startedAt = performance.now();
  await judge('4@8({[<369€1!|0$5+7%2'.repeat(6));
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
