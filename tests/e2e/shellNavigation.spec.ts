import { localePath } from '../../domain/paths.js';
import { expect, hydrated, test } from './fixtures.js';

const CATEGORY = '/category/1';

test('the next page begins at its top, is announced by its title and has the focus; going back finds the place again', async ({
  page,
  open,
}) => {
  await open(CATEGORY);
  await hydrated(page);
  const before = await page.title();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.evaluate((element) => (element as HTMLElement).click());
  await expect(page).not.toHaveTitle(before);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live=polite]#announcer')).toHaveText(await page.title());

  await page.goBack();
  await expect(page).toHaveTitle(before);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('an address with a hash leads to what it names, also within a visit', async ({ page, open, locale }) => {
  await open('/faq');
  await hydrated(page);
  const id = await page
    .getByRole('main')
    .locator('section[id], h2[id], details[id], article[id]')
    .last()
    .getAttribute('id');
  expect(id).not.toBeNull();
  await open('/about');
  await hydrated(page);
  const href = `${localePath('/faq', locale)}#${id ?? ''}`;
  await page
    .getByRole('contentinfo')
    .getByRole('link')
    .first()
    .evaluate((link, target) => {
      link.setAttribute('href', target);
      (link as HTMLElement).click();
    }, href);
  await expect(page).toHaveURL(new RegExp('/faq#'));
  const named = page.locator(`[id="${id ?? ''}"]`);
  await expect(named).toBeInViewport();
  await expect(named).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('icons that editors name and the page does not have are fetched in one batch', async ({
  page,
  open,
  locale,
}) => {
  const batches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/icons/')) batches.push(request.url());
  });
  const names = ['anchor', 'alarm', 'award', 'ball-football', 'bolt'];
  await page.route(`**${localePath('/about', locale)}/index.pageContext.json`, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as {
      shell: Record<'categories' | 'footerMenu', { icon: string }[]>;
    };
    for (const list of ['categories', 'footerMenu'] as const) {
      data.shell[list].forEach((link, place) => {
        link.icon = names[place % names.length] ?? 'anchor';
      });
    }
    await route.fulfill({ response, json: data });
  });
  // The public service, which is asked too where a busy machine answers late.
  await page.route('https://api.iconify.design/**', async (route) => {
    const { search } = new URL(route.request().url());
    const own = await page.request.get(`/api/icons/tabler.json${search}`);
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ headers, body: await own.text(), contentType: 'application/json' });
  });
  await open('/faq');
  await hydrated(page);
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${localePath('/about', locale)}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(/\/about$/);
  const signs = page.getByRole('navigation').filter({ visible: true }).locator('li svg');
  await expect(signs.first().locator('path').first()).toBeAttached();
  expect(batches).toHaveLength(1);
  expect(batches[0]?.split('icons=')[1]?.split(',').toSorted()).toEqual(names.toSorted());
});
