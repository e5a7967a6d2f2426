import { expect, hydrated, test } from '../fixtures.js';

const MODEL = 101;
const VIEWS = 3;

test('pictures of a product are changed by thumb and by key, show which one is seen, and are enlarged', async ({
  page,
  open,
  locale,
  isPhone,
  t,
}) => {
  await open(`/product/variable/${MODEL}`);
  await hydrated(page);
  const thumbs = page.getByRole('list', { name: t('product.pictures') }).getByRole('button');
  const strip = page.getByRole('main').locator('ul[tabindex="0"]');
  await expect(thumbs).toHaveCount(VIEWS);
  await expect(thumbs.first()).toHaveAttribute('aria-pressed', 'true');
  await thumbs.nth(1).click();
  await expect(thumbs.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(strip.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.5 });
  await expect(strip.getByRole('img').first()).not.toBeInViewport();
  await strip.press(locale === 'ar' ? 'ArrowRight' : 'ArrowLeft');
  await expect(thumbs.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(t('product.drawing'))).toBeVisible();
  const dialog = page.getByRole('dialog');
  const zoom = page.getByRole('button', { name: t('product.zoom') });

  if (isPhone) {
    await test.step('the chosen size is drawn to scale as the last picture', async () => {
      await page
        .getByText(t('cart.choose', { by: 'size' }))
        .first()
        .click();
      await page
        .getByRole('row', { name: /205\/55 R16/ })
        .first()
        .click();
      await expect(thumbs).toHaveCount(VIEWS + 1);
      await thumbs.last().click();
      const drawing = page.getByRole('img', { name: /205.*113.*406.*16.*632/ });
      await expect(thumbs.last()).toHaveAttribute('aria-pressed', 'true');
      await expect(drawing).toBeInViewport();
      await zoom.click();
      await expect(dialog.getByRole('img')).toHaveAccessibleName(/205.* 632/);
    });
    return;
  }
  await test.step('over the window, by button and by key, and the focus comes back', async () => {
    await zoom.press('Enter');
    const picture = dialog.getByRole('img');
    await expect(picture).toBeVisible();
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const before = await width();
    await dialog.getByRole('button', { name: t('zoom.in') }).click();
    await expect.poll(width).toBeGreaterThan(before);
    await dialog.getByRole('group').press('0');
    await expect.poll(width).toBe(before);
    const source = await picture.getAttribute('src');
    await dialog.getByRole('list').getByRole('button').nth(1).click();
    await expect(picture).not.toHaveAttribute('src', source ?? '');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(zoom).toBeFocused();
  });
});
