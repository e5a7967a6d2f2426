import { expect, test } from 'vitest';
import { hashPassword, NOBODYS_HASH, passwordMatches } from './passwords.js';

test('a hash knows its password and no other', async () => {
  const hash = await hashPassword('three blind mice');
  expect(hash).toMatch(/^scrypt\$\d+\$\d+\$\d+\$[\w-]+\$[\w-]+$/);
  expect(await passwordMatches('three blind mice', hash)).toBe(true);
  expect(await passwordMatches('Three blind mice', hash)).toBe(false);
});

test('equal passwords have different hashes', async () => {
  expect(await hashPassword('three blind mice')).not.toBe(await hashPassword('three blind mice'));
});

test("nobody's hash costs what a real one costs, and matches nothing", async () => {
  const settings = (hash: string) => hash.split('$').slice(0, 4);
  expect(settings(NOBODYS_HASH)).toEqual(settings(await hashPassword('x')));
  expect(await passwordMatches('', NOBODYS_HASH)).toBe(false);
});

test('a hash in another form is an error, not a wrong password', async () => {
  await expect(passwordMatches('x', '$2b$10$abcdefg')).rejects.toThrow('unknown form');
});
