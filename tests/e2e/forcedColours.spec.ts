import type { Locator, Page } from '@playwright/test';
import { becomeCustomer } from './support/customer.js';
import { expect, hydrated, test } from './fixtures.js';
import { cartEntry, findProduct, putInCart } from './support/shopping.js';

/** Whoever chooses the colours of all pages in the system sees borders, outlines and texts, but no grounds or shadows. */
test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' });

/** What is left to see of a control in forced colours. */
function look(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const {
      outlineStyle,
      outlineWidth,
      outlineColor,
      borderBlockEndWidth,
      borderBlockEndColor,
      borderBlockEndStyle,
    } = getComputedStyle(element);
    const outline =
      outlineStyle === 'none' ? 'no outline' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
    const hasBorder = borderBlockEndStyle !== 'none' && borderBlockEndWidth !== '0px';
    const canvas = getComputedStyle(document.body).backgroundColor;
    const border =
      hasBorder && borderBlockEndColor !== canvas ? `${borderBlockEndWidth} ${borderBlockEndColor}` : '';
    return `${outline}; ${border}`;
  });
}

/** The ground under a text is 1.874 em high in Cairo, and covers the line above if the lines are closer. */
async function expectUncoveredLines(page: Page): Promise<void> {
  const close = await page.locator('main *').evaluateAll((all) =>
    all
      .map((element) => ({ element, style: getComputedStyle(element) }))
      .filter(({ style }) => parseFloat(style.lineHeight) < 1.874 * parseFloat(style.fontSize))
      .map(({ element }) => element.outerHTML.slice(0, 120)),
  );
  expect(close).toEqual([]);
}

async function expectMarked(chosen: Locator, other: Locator, name: string): Promise<void> {
  await expect(chosen.first()).toBeVisible();
  expect(await look(chosen.first()), name).not.toBe(await look(other.first()));
}

/** The edges of fields and buttons, which lose the ground that tells them from the page. */
async function expectEdges(page: Page): Promise<void> {
  const bare = await page
    .locator(
      'main :is(button[type=submit], input[type=search], input[type=text], input[type=tel], select), form[role=search]',
    )
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          for (
            let at: Element | null = element;
            at !== null && at !== element.closest('form, main');
            at = at.parentElement
          )
            if (getComputedStyle(at).borderBlockEndWidth !== '0px') return false;
          const form = element.closest('form');
          return form === null || getComputedStyle(form).borderBlockEndWidth === '0px';
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  expect(bare).toEqual([]);
}

test(
  'forced colours show tabs, tiles and the edges of fields on the home page',
  { tag: '@desktop' },
  async ({ page, open, isPhone }) => {
    await open('/');
    await hydrated(page);
    await expectMarked(
      page.locator('main [role=tab][aria-selected=true]'),
      page.locator('main [role=tab][aria-selected=false]'),
      'tab',
    );
    await expectEdges(page);
    await open('/category/1');
    await hydrated(page);
    const menu = isPhone
      ? page.locator('nav a[aria-current]').last()
      : page.locator('header nav a[aria-current]');
    const others = isPhone
      ? page.locator('nav a:not([aria-current])').last()
      : page.locator('header nav a:not([aria-current])');
    await expectMarked(menu.filter({ visible: true }), others.filter({ visible: true }), 'menu');
  },
);

test(
  'forced colours show pictures, gauges, chosen filters and the current page of a listing',
  { tag: '@phone' },
  async ({ page, open, isPhone, t }) => {
    await open('/category/1?rim=16');
    await hydrated(page);
    // Asked again when the chosen products take the place of those of the build meanwhile.
    await expect
      .poll(() =>
        page
          .locator('main article img')
          .evaluateAll((images) => [...new Set(images.map((image) => getComputedStyle(image).mixBlendMode))]),
      )
      .toEqual(['normal']);
    await expectMarked(
      page.locator('a[aria-current=page]:not(nav a)').or(page.locator('main nav a[aria-current=page]')),
      page.locator('main nav a:not([aria-current])'),
      'page',
    );
    const gauge = page.locator('main article li:has(b)').first();
    const grounds = await gauge.evaluate((element) =>
      ['::before', '::after'].map((part) => getComputedStyle(element, part).backgroundColor),
    );
    expect(
      new Set([
        ...grounds,
        await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
      ]).size,
    ).toBe(3);
    if (isPhone) await page.getByRole('button', { name: t('listing.filter') }).click();
    const chips = page.locator('label:has(input[name=rim])').filter({ visible: true });
    await expectMarked(
      chips.filter({ has: page.locator(':checked') }),
      chips.filter({ hasNot: page.locator(':checked') }),
      'chip',
    );
  },
);

test(
  'forced colours show the chosen picture, quantity and size of a product, and what is in the wishlist',
  { tag: '@desktop' },
  async ({ page, open }) => {
    await open('/product/variable/101?variation=108');
    await hydrated(page);
    await expectUncoveredLines(page);
    await expectMarked(
      page.locator('button[aria-pressed=true]'),
      page.locator('button[aria-pressed=false]'),
      'picture',
    );
    const sets = page.locator('label:has(input[type=radio])').filter({ visible: true });
    await expectMarked(
      sets.filter({ has: page.locator(':checked') }),
      sets.filter({ hasNot: page.locator(':checked') }),
      'quantity',
    );
    await page.locator('main summary').first().press('Enter');
    const rows = page.locator('tr:has(input[type=radio])');
    await expectMarked(
      rows.filter({ has: page.locator(':checked') }),
      rows.filter({ hasNot: page.locator(':checked') }),
      'size',
    );
  },
);

test(
  'forced colours show the size of the car that is in use, the count of the cart and the step of the checkout',
  { tag: '@phone' },
  async ({ page, open, isPhone, t }) => {
    await becomeCustomer(page);
    await putInCart(page, await findProduct(page));
    await open('/search?car=toyota-corolla_2018_195-65-R15');
    await hydrated(page);
    await expectMarked(
      page.locator('main a[aria-current=true]'),
      page.locator('main a[href*="205-55-R16"]'),
      'size',
    );
    const badge = cartEntry(page, t, 1).getByText('1', { exact: true });
    await expect(badge).toHaveCSS('border-block-end-width', '1px');
    if (!isPhone) return;
    await open('/cart/mobile/address');
    await hydrated(page);
    await expectEdges(page);
  },
);
