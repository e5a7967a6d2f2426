import { expect, test } from 'vitest';
import type { FooterSection, NavLink } from './content.js';
import { type ShellDocuments, toShellLinks } from './shellView.js';

const words = (en: string, ar: string | null = null) => ({ en, ar });

const link = (id: number, slug: string): NavLink => ({
  id,
  slug,
  icon: 'wheel',
  name: words(slug, `${slug} بالعربي`),
});

const section = (...slugs: string[]): FooterSection => ({
  title: words('Title'),
  links: slugs.map((slug) => ({ name: words(slug), slug })),
});

const DOCUMENTS: ShellDocuments = {
  categories: [link(7, 'tyres'), link(8, 'oils')],
  navLinks: [link(1, ''), link(2, 'home'), link(3, 'category/tyres'), link(4, 'about')],
  footerMenu: [link(1, 'oils'), link(2, 'tips-and-tricks')],
  footer: {
    left: section('about', ''),
    middle: section('tyres'),
    right: section(),
    newsletter: { placeholder: words('Email'), button: words('Go', 'اشترك'), description: words('News') },
    copyrights: words('©'),
    socialMedia: [],
  },
};

test('links a menu slug to its category, to home, or to its page', () => {
  const { categories, navLinks, footerMenu, footer } = toShellLinks(DOCUMENTS, 'en');
  const paths = (links: { path: string }[]) => links.map(({ path }) => path);
  expect(paths(categories)).toEqual(['/category/7', '/category/8']);
  expect(paths(navLinks)).toEqual(['/', '/', '/category/7', '/about']);
  expect(paths(footerMenu)).toEqual(['/category/8', '/tips-and-tricks']);
  expect(footer.sections.map(({ links }) => paths(links))).toEqual([['/about', '/'], ['/category/7'], []]);
});

test('shows menu names in the page’s language, falling back to English', () => {
  const { categories, footer } = toShellLinks(DOCUMENTS, 'ar');
  expect(categories[0]?.name).toBe('tyres بالعربي');
  expect(footer.newsletter).toEqual({ placeholder: 'Email', button: 'اشترك', description: 'News' });
});
