import { hydrated, expect, test } from '../fixtures.js';

test(
  'a question opens under its address, and stays open in the other language',
  { tag: '@english' },
  async ({ page, open, locale, t }) => {
    await open('/faq');
    await hydrated(page);
    const questions = page.getByRole('main').locator('details');
    const second = questions.nth(1);
    const id = (await second.getAttribute('id')) ?? '';
    await expect(questions.first()).toHaveAttribute('open');
    await expect(second).not.toHaveAttribute('open');

    await open(`/faq#${id}`);
    await hydrated(page);
    await expect(second).toHaveAttribute('open');
    await expect(second).toBeInViewport();
    await expect(second.getByRole('link', { name: t('faq.link') })).toHaveAttribute('href', `#${id}`);

    // The header returns on scroll up.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page
      .getByRole('banner')
      .getByRole('link', { name: locale === 'ar' ? 'English' : 'العربية' })
      .click();
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'ltr' : 'rtl');
    await expect(page).toHaveURL(new RegExp(`/faq#${id}$`));
    await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('open');
  },
);

test(
  'an article says when it was written and how long it takes, and leads to its parts',
  { tag: '@english' },
  async ({ page, open, t }) => {
    await open('/tips-and-tricks/1');
    await hydrated(page);
    const article = page.getByRole('main').getByRole('article').first();
    await expect(article.locator('time').first()).toBeVisible();
    await expect(article.getByText(/\d+ min read|للقراءة/).first()).toBeVisible();
    const contents = article.getByRole('navigation', { name: t('content.contents') });
    const last = contents.getByRole('link').last();
    const title = (await last.textContent()) ?? '';
    await last.click();
    await expect(article.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    await expect(page.getByRole('heading', { name: t('tips.related') })).toBeAttached();
  },
);
