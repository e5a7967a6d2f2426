import { inLocale } from '../../../domain/locale.js';
import { pagePath, PATHS, tipPath } from '../../../domain/paths.js';
import { parseId } from '../../../domain/identity.js';
import { toProductCard } from '../../../domain/productViews.js';
import type { ContentPageProps, FaqPageProps, TipPageProps, TipsPageProps } from '../../../domain/views.js';
import { plainWord } from '../../../locales/plain.js';
import { pageHead, type PageLoader } from './page.js';
import { article } from './structuredData.js';
import { toTipCard } from './views.js';

const RELATED_TIPS = 3;
const RELATED_PRODUCTS = 4;

/** Any page that editors write, by its slug. */
export const loadContentPage: PageLoader<ContentPageProps> = async ({ content }, { locale, params }) => {
  const [page, shell] = await Promise.all([content.getPage(params['slug'] ?? ''), content.getShell()]);
  if (page === null) return null;
  const title = inLocale(page.title, locale);
  return {
    head: pageHead({
      title,
      shopName: inLocale(shell.shopName, locale),
      description: inLocale(page.excerpt, locale),
      canonicalPath: pagePath(page.slug),
    }),
    pageProps: { title, content: inLocale(page.content, locale), updatedAt: page.updatedAt },
  };
};

export const loadFaq: PageLoader<FaqPageProps> = async ({ content }, { locale }) => {
  const [faq, shell] = await Promise.all([content.listFaq(), content.getShell()]);
  const title = plainWord('faq.title', locale);
  return {
    head: pageHead({
      title,
      shopName: inLocale(shell.shopName, locale),
      description: plainWord('faq.description', locale),
      canonicalPath: '/faq',
    }),
    pageProps: {
      title,
      entries: faq.map(({ question, answer }, index) => ({
        id: `q${index + 1}`,
        question: inLocale(question, locale),
        answer: inLocale(answer, locale),
      })),
    },
  };
};

export const loadTips: PageLoader<TipsPageProps> = async ({ content }, { locale }) => {
  const [tips, shell] = await Promise.all([content.listTips(), content.getShell()]);
  return {
    head: pageHead({
      title: plainWord('tips.title', locale),
      shopName: inLocale(shell.shopName, locale),
      description: plainWord('tips.description', locale),
      canonicalPath: PATHS.tips,
    }),
    pageProps: { tips: tips.map((tip) => toTipCard(tip, locale)) },
  };
};

export const loadTip: PageLoader<TipPageProps> = async ({ content, store, settings }, { locale, params }) => {
  const id = parseId(params['id'] ?? '');
  const [tips, shell] = await Promise.all([content.listTips(), content.getShell()]);
  const tip = tips.find((candidate) => candidate.id === id);
  if (tip === undefined) return null;
  const [category] = tip.relatedCategoryIds;
  const related = await store.catalogue.listProducts({
    ...(category === undefined ? {} : { category }),
    inStock: true,
    sort: 'relevance',
    page: 1,
    perPage: RELATED_PRODUCTS,
    withoutFacets: true,
  });
  const card = toTipCard(tip, locale);
  const shopName = inLocale(shell.shopName, locale);
  return {
    head: pageHead({
      title: card.title,
      shopName,
      description: card.excerpt,
      canonicalPath: tipPath(tip.id),
      image: tip.image,
      openGraphType: 'article',
      jsonLd: [
        article(
          {
            headline: card.title,
            publishedAt: tip.publishedAt,
            updatedAt: tip.updatedAt,
            image: tip.image,
            publisher: shopName,
          },
          settings.publicUrl,
        ),
      ],
    }),
    pageProps: {
      ...card,
      content: inLocale(tip.content, locale),
      updatedAt: tip.updatedAt,
      relatedProducts: related.items.map((product) => toProductCard(product, locale)),
      relatedTips: tips
        .filter((other) => other.id !== tip.id)
        .slice(0, RELATED_TIPS)
        .map((other) => toTipCard(other, locale)),
    },
  };
};
