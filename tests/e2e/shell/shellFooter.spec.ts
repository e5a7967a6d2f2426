import { expectAccessible } from '../support/axe.js';
import { becomeCustomer, customerButton } from '../support/customer.js';
import { expect, hydrated, test } from '../fixtures.js';

const SUBSCRIBE = '**/api/post/add_to_sendgrid';

test.describe('the newsletter', () => {
  test(
    'the newsletter asks for an address where there is none, thanks for one that is taken, and calls all else invalid',
    { tag: '@desktop' },
    async ({ page, open, locale, t }) => {
      if (locale === 'en') {
        expect(t('newsletter.empty')).toBe('Please enter an email address.');
        expect(t('newsletter.done')).toBe('Email Subscribed Successfully.');
        expect(t('newsletter.invalid')).toBe('Invalid Email.');
      }
      await open('/about');
      await hydrated(page);
      const form = page.getByRole('contentinfo').locator('form');
      const field = form.getByRole('textbox');
      const told = form.getByRole('status');
      const asked: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/add_to_sendgrid')) asked.push(request.postDataJSON());
      });

      await field.fill('   ');
      await field.press('Enter');
      await expect(told).toHaveText(t('newsletter.empty'));
      expect(asked).toEqual([]);

      await field.fill('not an address');
      await field.press('Enter');
      await expect(told).toHaveText(t('newsletter.invalid'));
      await expect(field).toHaveValue('not an address');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, { without: ['main'] });

      await field.fill('mona@example.com');
      const answered = page.waitForResponse(SUBSCRIBE);
      await form.getByRole('button').click();
      expect((await answered).status()).toBe(202);
      await expect(told).toHaveText(t('newsletter.done'));
      await expect(field).toHaveValue('');
      expect(asked.at(-1)).toEqual({ email: 'mona@example.com' });

      await page.route(SUBSCRIBE, (route) => route.fulfill({ status: 200, json: { status: 200 } }));
      await field.fill('mona@example.com');
      await field.press('Enter');
      await expect(told).toHaveText(t('newsletter.invalid'));
      await expect(field).toHaveValue('mona@example.com');
    },
  );

  test(
    'the newsletter learns the name and the phone of a customer',
    { tag: '@phone' },
    async ({ page, open }) => {
      const phone = await becomeCustomer(page);
      await open('/about');
      await hydrated(page);
      await expect(customerButton(page)).toBeVisible();
      const asked = page.waitForRequest(SUBSCRIBE);
      const field = page.getByRole('contentinfo').getByRole('textbox');
      await field.fill('mona@example.com');
      await field.press('Enter');
      expect((await asked).postDataJSON()).toEqual({
        email: 'mona@example.com',
        first_name: 'Mona',
        last_name: 'Elsayed',
        phone_number: `+2${phone}`,
      });
    },
  );
});

test(
  'the way back up appears past half of what can be scrolled, and leads there',
  { tag: '@desktop' },
  async ({ page, open, t }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open('/faq');
    await hydrated(page);
    const up = page.getByRole('button', { name: t('scroll_to_top') });
    const scrollTo = (share: number) =>
      page.evaluate((part) => {
        const { scrollHeight } = document.documentElement;
        window.scrollTo({ top: part * (scrollHeight - innerHeight), behavior: 'instant' });
      }, share);
    await scrollTo(0.45);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(up).toHaveCount(0);
    await scrollTo(0.55);
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(up).toHaveCount(0);
  },
);

test(
  'the way back up never lies over anything to press, in a text, in a form and in a list',
  { tag: '@phone' },
  async ({ page, open, t }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const up = page.getByRole('button', { name: t('scroll_to_top') });
    for (const path of ['/faq', '/contact', '/category/1']) {
      await open(path);
      await hydrated(page);
      // A font that arrives while the page is scrolled moves what is below the button.
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() =>
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await expect(up).toBeVisible();
      const { places, faults } = await up.evaluate(faultsOnTheWayUp, {
        stepPx: PLACE_STEP_PX,
        most: MOST_PLACES,
      });
      expect(places, path).toBeGreaterThan(5);
      expect(faults, path).toEqual([]);
    }
  },
);

/** Less than the height of any control. */
const PLACE_STEP_PX = 37;
const MOST_PLACES = 60;

/**
 * Scrolls up in steps as long as the button is there; returns how many these are, and the texts of the controls that it
 * covers while it is to be seen.
 */
async function faultsOnTheWayUp(
  up: Element,
  { stepPx, most }: { stepPx: number; most: number },
): Promise<{ places: number; faults: string[] }> {
  const controls = 'main :is(a, button, input, select, label), footer :is(a, button, input)';
  const faults: string[] = [];
  let places = 0;
  for (let top = scrollY; top > 0 && places < most; top -= stepPx) {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))));
    if (!up.isConnected) break;
    places += 1;
    const corner = up.parentElement ?? up;
    // With reduced motion every change still takes a millisecond.
    for (const animation of corner.getAnimations()) animation.finish();
    if (getComputedStyle(corner).opacity === '0') continue;
    const own = up.getBoundingClientRect();
    const isOver = (control: Element) =>
      // A link in a text has a box on each of its lines.
      [...control.getClientRects()].some(
        ({ left, right, top: upper, bottom, width }) =>
          width > 1 && left < own.right && right > own.left && upper < own.bottom && bottom > own.top,
      );
    // Drawn: not in a folded part, and not hidden below a picture.
    const covered = [...document.querySelectorAll(controls)].filter(
      (control) => isOver(control) && control.checkVisibility({ visibilityProperty: true }),
    );
    faults.push(...covered.map(({ outerHTML }) => outerHTML.slice(0, 120)));
  }
  return { places, faults };
}
