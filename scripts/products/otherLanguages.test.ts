import { expect, it, vi } from 'vitest';
import { openGoods } from '../../tests/support/goodsFiles.js';

vi.mock('../../locales/languages.js', async (original) => {
  const { withOtherLanguages } = await import('../../tests/support/otherLanguages.js');
  const known = await original<typeof import('../../locales/languages.js')>();
  return { LANGUAGES: withOtherLanguages(known.LANGUAGES) };
});
vi.mock('../../locales/words.js', async (original) => {
  const { withOtherWords } = await import('../../tests/support/otherLanguages.js');
  const known = await original<typeof import('../../locales/words.js')>();
  return { WORDS: withOtherWords(known.WORDS) };
});

it('leaves what no one has translated untranslated when goods are exported and imported', async () => {
  const goods = await openGoods();
  await goods.run('export', goods.file);
  const before = await goods.dump('goods');
  expect(await goods.run('import', goods.file, '--yes')).toBe(0);
  expect(goods.printed.at(-1)).toMatch(/^0 new, 0 changed/);
  expect(await goods.dump('goods')).toEqual(before);
});
