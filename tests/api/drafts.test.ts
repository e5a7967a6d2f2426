import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inLocale, LOCALES } from '../../domain/core/locale.js';
import type { Draft } from '../../domain/content/content.js';
import { openDraft } from '../../server/actions/content/drafts.js';
import { translateTo } from '../../locales/serverIntl.js';
import { loadDraft } from '../../server/actions/pages/content/draft.js';
import { openShop } from './shop.js';

const SECRET = 'a secret of webhooks';
const shop = await openShop({ WEBHOOK_SECRET: SECRET });
const { content } = shop.backend;

const NOW_S = 1_800_000_000;
const [published] = await content.listTips();
if (published === undefined) throw new Error('The demonstration has no articles');
const TIP: Draft = {
  kind: 'tip',
  tip: { ...published, title: { en: 'Unpublished', ar: 'غير منشور' } },
};
const PAGE: Draft = {
  kind: 'page',
  page: {
    slug: '',
    title: { en: 'A new page', ar: 'صفحة جديدة' },
    excerpt: { en: '', ar: null },
    content: { en: '<p>Text</p>', ar: null },
    updatedAt: '2026-01-01T00:00:00Z',
  },
};

const findDraft = vi.spyOn(content, 'findDraft');
beforeEach(() => void findDraft.mockReset().mockResolvedValue(TIP));

function sign(named: string, { secret = SECRET, text = `draft ${named}` } = {}): string {
  return `${named}-${createHmac('sha256', secret).update(text).digest('hex')}`;
}

const open = (token: string) => openDraft(shop.backend, token, NOW_S * 1000);
const inAnHour = `post-7-${NOW_S + 3600}`;

describe('the link to a draft', () => {
  it('opens the draft until it expires', async () => {
    expect(await open(sign(inAnHour))).toEqual({ state: 'open', draft: TIP });
    expect(await open(sign(`post-7-${NOW_S}`))).toEqual({ state: 'expired' });
    expect(findDraft).toHaveBeenCalledOnce();
  });

  it.each([
    ['nothing', ''],
    ['another secret', sign(inAnHour, { secret: 'another secret of webhooks' })],
    ['another text', sign(inAnHour).replace('post-7', 'post-8')],
    ['another time', sign(inAnHour).replace(String(NOW_S + 3600), String(NOW_S + 7200))],
    ['a signature of a webhook', sign(inAnHour, { text: inAnHour })],
    ['another path of WordPress', sign('../users')],
  ])('is unknown, and costs no request to WordPress, if it is signed for %s', async (_, token) => {
    expect(await open(token)).toEqual({ state: 'unknown' });
    expect(findDraft).not.toHaveBeenCalled();
  });

  it('is unknown without a secret, and if WordPress has no such draft', async () => {
    const settings = { ...shop.backend.settings, webhookSecret: null };
    expect(await openDraft({ content, settings }, sign(inAnHour), NOW_S * 1000)).toEqual({
      state: 'unknown',
    });
    findDraft.mockResolvedValue(null);
    expect(await open(sign(inAnHour))).toEqual({ state: 'unknown' });
  });
});

describe.each(LOCALES)('the page of a draft (%s)', (locale) => {
  const load = (token: string) =>
    loadDraft(shop.backend, {
      ...{ locale, word: translateTo(locale), params: { token }, query: new URLSearchParams() },
      path: `/drafts/${token}`,
    });
  const inTime = (kind: string) => sign(`${kind}-7-${Math.floor(Date.now() / 1000) + 3600}`);

  it('shows an article and a page as they will be published', async () => {
    const tip = await load(inTime('post'));
    expect(tip?.pageProps).toMatchObject({
      state: 'open',
      kind: 'tip',
      page: { title: inLocale(TIP.tip.title, locale) },
    });
    findDraft.mockResolvedValue(PAGE);
    const page = await load(inTime('page'));
    expect(page?.pageProps).toMatchObject({
      ...{ state: 'open', kind: 'page' },
      page: { title: inLocale(PAGE.page.title, locale), text: { html: '<p>Text</p>' } },
    });
    expect([tip?.status, page?.status]).toEqual([undefined, undefined]);
  });

  it('tells search engines and social networks nothing of it', async () => {
    const page = await load(inTime('post'));
    expect(page?.head).toMatchObject({ canonicalPath: null, jsonLd: [] });
    expect(JSON.stringify(page?.head)).not.toContain(inLocale(TIP.tip.title, locale));
  });

  it('answers 404 for a forged link and 410 for an expired one', async () => {
    expect(await load('forged')).toMatchObject({ status: 404, pageProps: { state: 'unknown' } });
    expect(await load(sign('post-7-1000'))).toMatchObject({ status: 410, pageProps: { state: 'expired' } });
  });

  it('leaves the published article as it is everywhere else', async () => {
    await load(inTime('post'));
    expect(await content.getTip(published.id)).toEqual(published);
  });
});
