import type { Locator, Page } from '@playwright/test';
import { inLocale, type Locale } from '../../../domain/core/locale.js';
import { localePath } from '../../../domain/core/paths.js';
import { CHAT_NUMBER } from '../../support/addresses.js';
import { expect, hydrated, test } from '../fixtures.js';
import type { Words } from '../support/shopping.js';

/* The shell around every page, compared with the backend's responses. */

interface WireLink {
  id: number;
  slug: string;
  icon: string;
  name: string;
  name_ar: string | null;
}

interface WireFooter {
  [section: string]: unknown;
  bottom_footer: {
    copyrights: string;
    copyrights_ar: string;
    social_media: { url: string; icon: string }[];
  };
}

interface WireSection {
  section_title: string;
  section_title_ar: string;
  links: Pick<WireLink, 'name' | 'name_ar' | 'slug'>[];
}

const SECTIONS = ['section_left', 'section_middle', 'section_right'];

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  return (await (await page.request.get(`/api/wpFetch/${path}`)).json()) as Answer;
}

const nameIn = ({ name, name_ar }: Pick<WireLink, 'name' | 'name_ar'>, locale: Locale) =>
  inLocale({ en: name, ar: name_ar }, locale);

/** Name, URL and icon of each link of a list. */
function linksIn(list: Locator): Promise<{ name: string; href: string | null; icon: string | undefined }[]> {
  return list.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      name: link.textContent.trim(),
      href: link.getAttribute('href'),
      icon: link.querySelector('use')?.getAttribute('href')?.split('#icon-')[1],
    })),
  );
}

test('the footer is what editors have written, the chat greets in the language of the page; the departments stand under the header of wide screens and, some of them, at the foot of phones; an empty cart reads 00.00', async ({
  page,
  open,
  locale,
  isPhone,
  t,
}) => {
  const categories = await read<WireLink[]>(page, 'nav_links');
  const { footer_menu } = await read<{ footer_menu: WireLink[] }>(page, 'nav_links_mobile');
  await open('/about');
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: t('categories') });
  const menu = page.getByRole('navigation', { name: t('quick_links') });
  await expectFooterOf(page, locale);
  await expectGreetingOf(page, t);
  await expect(isPhone ? bar : menu).toHaveCount(0);

  const categoryOf = (slug: string) => categories.find((category) => category.slug === slug);
  const pathOf = ({ slug }: WireLink) =>
    slug === 'tips-and-tricks' ? `/${slug}` : `/category/${categoryOf(slug)?.id ?? 'unknown'}`;
  const shown = isPhone ? menu : bar;
  await expect(shown).toBeVisible();
  const departments = (await linksIn(shown)).filter(({ href }) => href?.startsWith('/'));
  expect(departments).toEqual(
    (isPhone ? footer_menu : categories).map((link) => ({
      name: nameIn(link, locale),
      href: localePath(pathOf(link), locale),
      icon: link.icon,
    })),
  );

  const second = shown.getByRole('link').nth(1);
  await second.click();
  await expect(page).toHaveURL(/\/category\/\d+$/);
  await expect(second).toHaveAttribute('aria-current', 'page');
  const header = page.getByRole('banner');
  await header.getByRole('link').first().click();
  await expect(page).toHaveURL(localePath('/', locale));
  await expect(
    header.getByRole('link', { name: t('cart.link', { count: 0, total: '00.00' }) }),
  ).toBeVisible();
});

test(
  'the bar at the foot of phones is not shown in parts when the page comes in parts',
  { tag: '@phone' },
  async ({ page, locale, t }) => {
    const path = localePath('/branches', locale);
    const whole = await (await page.request.get(path)).text();
    const lastEntry = whole.lastIndexOf('<li', whole.lastIndexOf('</nav>'));
    await page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: whole.slice(0, lastEntry) }),
    );
    await page.goto(path);
    const bar = page.getByRole('navigation', { name: t('quick_links') });
    await expect(bar).toBeVisible();
    await expect(bar.locator('li')).not.toHaveCount(0);
    await expect(bar.getByRole('link')).toHaveCount(0);
  },
);

/** The footer holds the columns, the newsletter, the copyright and the networks that editors have written. */
async function expectFooterOf(page: Page, locale: Locale): Promise<void> {
  const footer = await read<WireFooter>(page, 'get_footer');
  const sections = SECTIONS.map((name) => footer[name] as WireSection);
  const words = (name: string) => String(footer[locale === 'ar' ? `${name}_ar` : name]);
  const region = page.getByRole('contentinfo');
  await expect(region.getByRole('heading', { level: 2 })).toHaveText(
    sections.map(({ section_title, section_title_ar }) =>
      inLocale({ en: section_title, ar: section_title_ar }, locale),
    ),
  );
  for (const [place, { links }] of sections.entries()) {
    const list = region.getByRole('list').nth(place);
    expect((await linksIn(list)).map(({ name }) => name)).toEqual(links.map((link) => nameIn(link, locale)));
  }
  await expect(region.getByRole('textbox', { name: words('placeholder') })).toHaveAttribute(
    'placeholder',
    words('placeholder'),
  );
  await expect(region.getByRole('button', { name: words('button'), exact: true })).toBeVisible();
  await expect(region.getByText(words('desc'))).toBeVisible();
  const { copyrights, copyrights_ar, social_media } = footer.bottom_footer;
  await expect(region.getByText(locale === 'ar' ? copyrights_ar : copyrights)).toBeVisible();
  const networks = await linksIn(region.getByRole('list').nth(sections.length));
  // A social network's URL is unchanged; a path of the shop gets the reader's locale.
  expect(networks.map(({ href, icon }) => ({ url: href, icon }))).toEqual(
    social_media.map(({ url, icon }) => ({ url: url.startsWith('/') ? localePath(url, locale) : url, icon })),
  );
}

/** The chat begins with a greeting in the language of the page. */
async function expectGreetingOf(page: Page, t: Words): Promise<void> {
  const chat = page.getByRole('link', { name: t('whatsapp'), exact: true });
  await expect(chat).toHaveAttribute(
    'href',
    `https://wa.me/${CHAT_NUMBER.replace(/\D/g, '')}?text=${encodeURIComponent(t('whatsapp.hello'))}`,
  );
  await expect(chat).toHaveAttribute('target', '_blank');
}
