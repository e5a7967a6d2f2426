import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ContentPage } from '../../../../domain/content/content.js';
import { inLocale, LOCALES } from '../../../../domain/core/locale.js';
import { localePath } from '../../../../domain/core/paths.js';
import { translateTo } from '../../../../locales/serverIntl.js';
import { openShop } from '../../../../tests/api/shop.js';
import { required } from '../../../../tests/contract/support.js';
import { pageRequest } from '../../../../tests/site/pageRequest.js';
import type { Backend } from '../../../ports/backend.js';
import { loadContact } from './contact.js';
import { loadContentPage, loadFaq } from './content.js';

const ORIGIN = 'https://shop.example';
const { backend } = await openShop({ PUBLIC_URL: ORIGIN, WHATSAPP_NUMBER: '+20 100 000 0000' });
const { content } = backend;
const { shopName } = await content.getShell();
afterEach(() => void vi.restoreAllMocks());

const both = (en: string, ar: string) => ({ en, ar });
const pageOf = (slug: string, own: Partial<ContentPage> = {}): ContentPage => ({
  ...{ slug, title: both('Own title', 'عنوان'), excerpt: both('Own lead', 'مقدمة') },
  ...{ content: both('<p>Own text</p>', '<p>نص</p>'), updatedAt: '2026-01-01T00:00:00Z', ...own },
});
const without = (changes: Partial<Backend['content']>): Backend => ({
  ...{ ...backend, content: { ...content, ...changes } },
});
const nothing = () => Promise.resolve(null);

describe.each(LOCALES)('in %s', (locale) => {
  const t = translateTo(locale);
  const name = inLocale(shopName, locale);
  const trail = (title: string | undefined, path: string) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: t('nav.home'), item: ORIGIN + localePath('/', locale) },
      { name: title, item: ORIGIN + localePath(path, locale) },
    ],
  });

  it('an editor’s page has its title, text and date', async () => {
    const page = pageOf('delivery');
    vi.spyOn(content, 'getPage').mockResolvedValue(page);
    const loaded = required(await loadContentPage(backend, pageRequest(locale, { slug: 'delivery' })));
    expect(content.getPage).toHaveBeenCalledWith('delivery');
    expect(loaded.head).toMatchObject({
      ...{ title: `${page.title[locale]} | ${name}`, description: page.excerpt[locale] },
      ...{ canonicalPath: '/delivery', jsonLd: [trail(page.title[locale] ?? '', '/delivery')] },
    });
    expect(loaded.head.jsonLd).toHaveLength(1);
    expect(loaded.pageProps).toEqual({
      ...{ title: page.title[locale], updatedAt: page.updatedAt },
      text: { html: page.content[locale], contents: [] },
    });
  });

  it('the page about the shop describes the shop too', async () => {
    vi.spyOn(content, 'getPage').mockResolvedValue(pageOf('about'));
    const { head } = required(await loadContentPage(backend, pageRequest(locale, { slug: 'about' })));
    expect(head.jsonLd[1]).toMatchObject({ '@type': 'TireShop', name, telephone: '+201000000000' });
  });

  it('the privacy policy says what the shop itself stores', async () => {
    const load = async (slug: string) => {
      vi.spyOn(content, 'getPage').mockResolvedValue(pageOf(slug));
      return required(await loadContentPage(backend, pageRequest(locale, { slug }))).pageProps.text.html;
    };
    expect(await load('privacy-policy')).toContain(t('privacy.cookies_title'));
    expect(await load('terms')).not.toContain(t('privacy.cookies_title'));
  });

  it('questions stand in their groups, with the same anchors in each language', async () => {
    const entry = (group: string | null, question: string) => ({
      group: group === null ? null : both(group, `${group} ع`),
      ...{ question: both(question, `${question} ع`), answer: both('<p>Yes</p>', '<p>نعم</p>') },
    });
    const listFaq = () =>
      Promise.resolve([entry('Delivery', 'How long?'), entry('Delivery', 'How much?'), entry(null, 'Why?')]);
    const faq = without({ listFaq, getPage: nothing });
    const { head, pageProps } = required(await loadFaq(faq, pageRequest(locale)));
    const end = locale === 'en' ? '' : ' ع';
    const answer = both('<p>Yes</p>', '<p>نعم</p>')[locale];
    expect(pageProps).toEqual({
      ...{ title: t('faq.title'), lead: t('faq.description') },
      groups: [
        {
          ...{ id: 'group-delivery', name: `Delivery${end}` },
          entries: [
            { id: 'how-long', question: `How long?${end}`, answer },
            { id: 'how-much', question: `How much?${end}`, answer },
          ],
        },
        {
          ...{ id: expect.stringMatching(/^group-/) as string, name: '' },
          entries: [{ id: 'why', question: `Why?${end}`, answer }],
        },
      ],
    });
    expect(head).toMatchObject({
      ...{ title: `${t('faq.title')} | ${name}`, description: t('faq.description'), canonicalPath: '/faq' },
      jsonLd: [{ '@type': 'FAQPage' }, trail(t('faq.title'), '/faq')],
    });
    expect(JSON.stringify(head.jsonLd[0])).toContain(`Why?${end}`);
  });

  it('questions and contact are headed by the editors, where they have written something', async () => {
    const page = pageOf('x');
    const shop = without({ getPage: () => Promise.resolve(page) });
    for (const load of [loadFaq, loadContact]) {
      const { head, pageProps } = required(await load(shop, pageRequest(locale)));
      expect(pageProps).toMatchObject({ title: page.title[locale], lead: page.excerpt[locale] });
      expect(head.description).toBe(page.excerpt[locale]);
    }
  });

  it('the contact page has a title and the number for chats where no editor has written anything', async () => {
    const shop = without({ getPage: nothing, listBranches: () => Promise.resolve([]) });
    const { head, pageProps } = required(await loadContact(shop, pageRequest(locale)));
    expect(pageProps).toMatchObject({
      ...{ title: t('contact.title'), lead: t('contact.lead'), html: null, hasBranches: false },
      ...{ phone: null, email: null, mapUrl: null, branches: [] },
    });
    expect(head).toMatchObject({
      ...{ title: `${t('contact.title')} | ${name}`, canonicalPath: '/contact' },
      jsonLd: [
        trail(t('contact.title'), '/contact'),
        { '@type': 'TireShop', name, telephone: '+201000000000' },
      ],
    });
    expect(head.jsonLd[1]).not.toHaveProperty('hasMap');
  });

  it('the contact page shows the editors’ phone once, and the branches with their days', async () => {
    const html = '<p>Hello</p><ul><li>Phone: <a href="tel:+2025550">025550</a></li></ul>';
    const shop = without({
      getPage: () => Promise.resolve(pageOf('contact', { content: both(html, html) })),
    });
    const [branch] = await content.listBranches();
    const { daysOff, holidays } = backend.settings.deliveryCalendar;
    const { head, pageProps } = required(await loadContact(shop, pageRequest(locale)));
    expect(pageProps).toMatchObject({
      ...{ phone: { href: 'tel:+2025550', text: '025550' }, hasBranches: true, html: '<p>Hello</p>' },
      ...{ days: { daysOff, holidays }, branches: [{ id: branch?.id, name: branch?.name[locale] }, {}] },
    });
    expect(head.jsonLd[1]).toMatchObject({ telephone: '+2025550', hasMap: branch?.mapUrl });
  });
});

it('a title in English only is marked as such, and there is no page without an address', async () => {
  const getPage = vi.spyOn(content, 'getPage').mockResolvedValue(pageOf('about', { title: { en: 'About' } }));
  expect((await loadContentPage(backend, pageRequest('ar', { slug: 'about' })))?.pageProps.lang).toBe('en');
  getPage.mockResolvedValue(null);
  expect(await loadContentPage(backend, pageRequest('ar'))).toBeNull();
  expect(getPage).toHaveBeenLastCalledWith('');
});
