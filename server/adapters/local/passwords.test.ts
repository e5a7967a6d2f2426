import { expect, test } from 'vitest';
import { hashPassword, NOBODYS_HASH, passwordMatches } from './passwords.js';

test('matches a password hash with its own password only', async () => {
  const hash = await hashPassword('three blind mice');
  expect(hash).toMatch(/^scrypt\$\d+\$\d+\$\d+\$[\w-]+\$[\w-]+$/);
  expect(await passwordMatches('three blind mice', hash)).toBe(true);
  expect(await passwordMatches('Three blind mice', hash)).toBe(false);
});

test('hashes equal passwords differently', async () => {
  expect(await hashPassword('three blind mice')).not.toBe(await hashPassword('three blind mice'));
});

test('spends the same effort on an unknown account as on a real password hash, and never matches', async () => {
  const settings = (hash: string) => hash.split('$').slice(0, 4);
  expect(settings(NOBODYS_HASH)).toEqual(settings(await hashPassword('x')));
  expect(await passwordMatches('', NOBODYS_HASH)).toBe(false);
});

test('throws on a hash in an unknown format instead of reporting a wrong password', async () => {
  await expect(passwordMatches('x', '$2b$10$abcdefg')).rejects.toThrow('unknown form');
});
