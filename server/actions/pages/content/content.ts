import { anchorOf, anchorsOf } from '../../../../domain/content/anchors.js';
import type { FaqEntry } from '../../../../domain/content/content.js';
import { inLocale, type Locale, standIn } from '../../../../domain/core/locale.js';
import { pagePath, PATHS } from '../../../../domain/core/paths.js';
import type { ContentPageProps, FaqGroupView, FaqPageProps } from '../../../../domain/pages/contentViews.js';
import { toLongText } from '../text/longText.js';
import { pageHead, type PageLoader } from '../page.js';
import { PRIVACY_SLUG, withPrivacySections } from './privacySections.js';
import { breadcrumbList, chatNumber, faqPage, tireShop } from '../structuredData.js';
import { homeCrumb } from '../views.js';

/** Slug of the page about the shop. */
const ABOUT_SLUG = 'about';

/** Any editorial page, by slug. */
export const loadContentPage: PageLoader<ContentPageProps> = async (
  { content, settings },
  { locale, word, params },
) => {
  const [page, shell] = await Promise.all([content.getPage(params['slug'] ?? ''), content.getShell()]);
  if (page === null) return null;
  const title = inLocale(page.title, locale);
  const text =
    page.slug === PRIVACY_SLUG ? withPrivacySections(page.content, settings.processors) : page.content;
  const path = pagePath(page.slug);
  const shopName = inLocale(shell.shopName, locale);
  const crumbs = [homeCrumb(word), { name: title, path }];
  return {
    head: pageHead({
      title,
      shopName,
      description: inLocale(page.excerpt, locale),
      canonicalPath: path,
      jsonLd: [
        breadcrumbList(crumbs, locale, settings.publicUrl),
        ...(page.slug === ABOUT_SLUG
          ? [tireShop({ name: shopName, phone: chatNumber(settings), settings })]
          : []),
      ],
    }),
    pageProps: {
      title,
      ...standIn('lang', page.title, locale),
      text: toLongText(text, locale),
      updatedAt: page.updatedAt,
    },
  };
};

/** The FAQ: all questions by group, each with an anchor. */
export const loadFaq: PageLoader<FaqPageProps> = async ({ content, settings }, { locale, word }) => {
  const [entries, page, shell] = await Promise.all([
    content.listFaq(),
    content.getPage('faq'),
    content.getShell(),
  ]);
  const title = page === null ? word('faq.title') : inLocale(page.title, locale);
  const lead = page === null ? word('faq.description') : inLocale(page.excerpt, locale);
  const groups = toGroups(entries, locale);
  const crumbs = [homeCrumb(word), { name: title, path: PATHS.faq }];
  return {
    head: pageHead({
      title,
      shopName: inLocale(shell.shopName, locale),
      description: lead,
      canonicalPath: PATHS.faq,
      jsonLd: [
        faqPage(groups.flatMap((group) => group.entries)),
        breadcrumbList(crumbs, locale, settings.publicUrl),
      ],
    }),
    pageProps: { title, lead, groups },
  };
};

/** Anchors are derived from the English text in both languages, so that a link survives a change of language. */
function toGroups(entries: readonly FaqEntry[], locale: Locale): FaqGroupView[] {
  const anchors = anchorsOf(entries.map(({ question }) => question.en));
  const groups = new Map<string, FaqGroupView>();
  entries.forEach(({ group, question, answer }, index) => {
    const id = `group-${anchorOf(group?.en ?? '')}`;
    const view = groups.get(id) ?? { id, name: group === null ? '' : inLocale(group, locale), entries: [] };
    view.entries.push({
      id: anchors[index] ?? '',
      question: inLocale(question, locale),
      answer: inLocale(answer, locale),
    });
    groups.set(id, view);
  });
  return [...groups.values()];
}
