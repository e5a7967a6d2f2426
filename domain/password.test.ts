import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './password.js';

describe('a password', () => {
  it.each([
    ...[
      'password',
      'Password1',
      'PASSWORD123',
      '12345678',
      'qwerty123',
      'mohamed123',
      'zamalek1911',
      'P@ssw0rd',
    ],
    ...['aaaaaaaa', '!!!!!!!!!!', '٧٧٧٧٧٧٧٧', '😀😀😀😀😀😀😀😀', '１２３４５６７８', 'ｐassword'],
  ])('is easy when it is tried first: %s', (password) => {
    expect(isWeakPassword(password, 'mona@example.com')).toBe(true);
  });

  it('is easy when it is the user name, in either case', () => {
    expect(isWeakPassword('Mona@Example.com', 'mona@example.com')).toBe(true);
    expect(isWeakPassword('01012345678', '01012345678')).toBe(true);
  });

  it.each(['three blind mice', 'كلمة سر طويلة', 'aaaaaaab', 'password of mine', '7h3-Nile-flows'])(
    'is good enough otherwise: %s',
    (password) => {
      expect(isWeakPassword(password, 'mona@example.com')).toBe(false);
    },
  );
});
