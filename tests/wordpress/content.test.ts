import { beforeAll, expect, test } from 'vitest';
import { wordpressContent } from '../../server/adapters/wordpress/content.js';
import { wordpressReader } from '../../server/adapters/wordpress/reader.js';
import { createClient } from '../../server/adapters/wpRest/client.js';
import { administrator, call, inWordPress, SITE_URL } from './wordpress.js';

function openContent() {
  return wordpressContent({
    reader: wordpressReader(createClient({ url: SITE_URL, consumerKey: '', consumerSecret: '' })),
    siteUrl: SITE_URL,
    listCategories: () => Promise.resolve([]),
  });
}

let headers: Record<string, string>;
beforeAll(() => {
  headers = administrator();
});

test('reads a page, an article and an editor’s document from a real WordPress', async () => {
  const text = `<p>See <a href="${SITE_URL}/delivery/#fees">delivery</a><script>x</script></p>`;
  const page = { status: 'publish', slug: 'terms', title: 'Terms & more', content: text };
  await call('POST', 'wp/v2/pages', {
    headers,
    body: { ...page, meta: { title_ar: 'الشروط', content_ar: text } },
  });
  await call('POST', 'wp/v2/posts', {
    headers,
    body: { status: 'publish', slug: 'pressure', title: 'Pressure' },
  });
  await call('PUT', 'wc-storefront/v1/documents/translations', {
    headers,
    body: { egp: { en: 'EGP', ar: 'ج.م' } },
  });
  const content = openContent();
  const terms = await content.getPage('terms');
  expect(terms?.title).toMatchObject({ en: 'Terms & more', ar: 'الشروط' });
  expect(terms?.content.en).toContain('href="/delivery#fees"');
  expect(terms?.content.ar).toContain('href="/ar/delivery#fees"');
  expect(terms?.content.en).not.toContain('<script');
  expect(Date.parse(terms?.updatedAt ?? '')).not.toBeNaN();
  expect(await content.findTipId('pressure')).not.toBeNull();
  expect(await content.getTranslations()).toMatchObject({ egp: { ar: 'ج.م' } });
});

test('does not tell the translation of a page with a password', async () => {
  await call('POST', 'wp/v2/pages', {
    headers,
    body: {
      ...{ status: 'publish', slug: 'staff', title: 'Staff', content: '<p>Prices</p>', password: 'secret' },
      meta: { title_ar: 'الموظفون', content_ar: '<p>الأسعار</p>' },
    },
  });
  const { body } = await call('GET', 'wp/v2/pages?slug=staff');
  expect(body).toMatchObject([{ meta: { title_ar: 'الموظفون', content_ar: '' } }]);
  expect(await openContent().getPage('staff')).toBeNull();
});

test('reads all pages of a paginated WordPress list', async () => {
  inWordPress(
    "for ($i = 0; $i < 120; $i++) wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page ' . $i]);",
  );
  expect((await openContent().listPages()).length).toBeGreaterThanOrEqual(120);
});

test('has the shop’s name and menus without the companion plugin', async () => {
  inWordPress(
    "require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins('storefront-companion/storefront-companion.php');",
  );
  try {
    const shell = await openContent().getShell();
    expect(shell.shopName.en).toBe('Nile Tyres');
    expect(shell.navLinks.length).toBeGreaterThan(1);
  } finally {
    inWordPress(
      "require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('storefront-companion/storefront-companion.php');",
    );
  }
});
