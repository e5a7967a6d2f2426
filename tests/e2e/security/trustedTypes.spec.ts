import { expect, hydrated, test } from '../fixtures.js';

test.describe('Trusted Types', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: /Trusted(?:HTML|ScriptURL|TypePolicy)/ });

  test('a page takes HTML and scripts from the shop’s own policies only', async ({ page, open }) => {
    for (const path of ['/', '/search?search=205', '/tips-and-tricks/1', '/cart']) {
      await open(path);
      await hydrated(page);
      const refused = await page.evaluate(() => {
        const nameOf = (work: () => unknown) => {
          try {
            work();
            return 'taken';
          } catch (error) {
            return (error as Error).name;
          }
        };
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
        };
        return [
          nameOf(() => (document.createElement('p').innerHTML = '<b>a</b>')),
          nameOf(() => (document.createElement('script').src = '/assets/a.js')),
          nameOf(() => new DOMParser().parseFromString('<b>a</b>', 'text/html')),
          nameOf(() => trustedTypes.createPolicy('other', {})),
          nameOf(() => trustedTypes.createPolicy('shop', {})),
        ];
      });
      expect(refused, path).toEqual(Array(5).fill('TypeError'));
    }
  });
});
