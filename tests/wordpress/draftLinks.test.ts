import { createHmac } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { wordpressContent } from '../../server/adapters/wordpress/content.js';
import { wordpressReader } from '../../server/adapters/wordpress/reader.js';
import { createClient } from '../../server/adapters/wpRest/client.js';
import { openDraft } from '../../server/actions/content/drafts.js';
import type { Backend } from '../../server/ports/backend.js';
import { administrator, call, inWordPress, SITE_URL } from './wordpress.js';

const SECRET = 'a secret of webhooks';
const STOREFRONT = 'https://shop.test';

let headers: Record<string, string>;
beforeAll(() => {
  headers = administrator();
  inWordPress(`Storefront_Companion\\Change_Notice::connect('${STOREFRONT}', '${SECRET}');`);
});

const content = wordpressContent({
  reader: wordpressReader(createClient({ url: SITE_URL, consumerKey: '', consumerSecret: '' })),
  siteUrl: SITE_URL,
  listCategories: () => Promise.resolve([]),
});
const backend = { content, settings: { webhookSecret: SECRET } } as unknown as Backend;

/** A draft, and the token of its link. */
async function draftOf(kind: 'posts' | 'pages', fields: object): Promise<{ id: number; token: string }> {
  const { body } = await call('POST', `wp/v2/${kind}`, { headers, body: { status: 'draft', ...fields } });
  const { id } = body as { id: number };
  const link = inWordPress(`echo Storefront_Companion\\Draft_Links::link_to(get_post(${id}));`);
  expect(link).toMatch(new RegExp(`^${STOREFRONT}/drafts/${kind.slice(0, -1)}-${id}-\\d+-[0-9a-f]{64}$`));
  return { id, token: link.slice(`${STOREFRONT}/drafts/`.length) };
}

test('shows the draft of an article in both languages, sanitised, by its link alone', async () => {
  const text = '<p>Rotate them<script>x</script></p>';
  const meta = { title_ar: 'بدّل إطاراتك', content_ar: text };
  const { id, token } = await draftOf('posts', { title: 'Rotate', content: text, meta });
  const opened = await openDraft(backend, token);
  expect(opened).toMatchObject({
    state: 'open',
    draft: { kind: 'tip', tip: { id, title: { en: 'Rotate', ar: 'بدّل إطاراتك' }, image: null } },
  });
  expect(JSON.stringify(opened)).not.toContain('script');
  await content.refresh();
  expect((await content.listTips()).map((tip) => tip.id)).not.toContain(id);
  expect((await call('GET', `wp/v2/posts/${id}`)).status).toBe(401);
});

test('shows what WordPress has saved for the preview of a page that is published', async () => {
  const { id, token } = await draftOf('pages', {
    title: 'Warranty',
    content: 'Two years',
    status: 'publish',
  });
  inWordPress(
    `wp_set_current_user(1); require_once ABSPATH . 'wp-admin/includes/post.php';
     $GLOBALS['wpdb']->update($GLOBALS['wpdb']->posts, ['post_modified_gmt' => '2020-01-01 00:00:00'], ['ID' => ${id}]);
     clean_post_cache(${id});
     wp_create_post_autosave(['post_ID' => ${id}, 'post_type' => 'page', 'post_title' => 'Warranty', 'post_content' => 'Five years', 'post_excerpt' => '']);`,
  );
  const opened = await openDraft(backend, token);
  expect(opened.state === 'open' && opened.draft.kind === 'page' && opened.draft.page.content.en).toContain(
    'Five years',
  );
});

test('gives a draft to nobody with a forged, changed or expired link, or once it is in the trash', async () => {
  const { id, token } = await draftOf('posts', { title: 'Secret plans' });
  const sign = (named: string, key = SECRET) =>
    `${named}-${createHmac('sha256', key).update(`draft ${named}`).digest('hex')}`;
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  const refused = [
    sign(`post-${id}-${inAnHour}`, 'another secret'),
    sign(`post-${id}-${inAnHour - 7200}`),
    sign(`page-${id}-${inAnHour}`),
    token.replace(`post-${id}`, `post-${id + 1}`),
    token.slice(0, -4),
  ];
  for (const each of refused) {
    const { status, body } = await call('GET', `wc-storefront/v1/drafts/${each}`);
    expect([status, JSON.stringify(body).includes('Secret plans')], each).toEqual([404, false]);
  }
  inWordPress(`wp_trash_post(${id});`);
  expect(await openDraft(backend, token)).toEqual({ state: 'unknown' });
});

test('leads the preview of an editor to the storefront, and nobody else', async () => {
  const { id } = await draftOf('posts', { title: 'Pressure' });
  const cookie = inWordPress(
    "echo LOGGED_IN_COOKIE . '=' . rawurlencode(wp_generate_auth_cookie(1, time() + 600, 'logged_in'));",
  );
  const preview = (given: Record<string, string>) =>
    fetch(`${SITE_URL}/?p=${id}&preview=true`, { headers: given, redirect: 'manual' });
  const led = await preview({ cookie });
  expect([led.status, led.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(new RegExp(`^${STOREFRONT}/drafts/post-${id}-`)),
  ]);
  expect(led.headers.get('cache-control')).toContain('no-cache');
  expect((await preview({})).headers.get('location') ?? '').not.toContain(STOREFRONT);
});
