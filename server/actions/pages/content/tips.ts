import type { Tip } from '../../../../domain/content/content.js';
import { parseId } from '../../../../domain/core/parseId.js';
import { inLocale } from '../../../../domain/core/locale.js';
import { feedPath, PATHS, tipPath } from '../../../../domain/core/paths.js';
import { cardOf } from '../../../../domain/catalogue/productCards.js';
import type { TipPageProps, TipsPageProps } from '../../../../domain/pages/contentViews.js';
import { listForSubject } from '../../catalogue/listings.js';
import { socialPicture, tipCard } from '../../site/socialCards.js';
import { toLongText } from '../text/longText.js';
import { pageHead, type PageLoader } from '../page.js';
import { article, breadcrumbList } from '../structuredData.js';
import { homeCrumb, toTipCard } from '../views.js';

const RELATED_TIPS = 3;

/** All articles, newest first. */
export const loadTips: PageLoader<TipsPageProps> = async ({ content, settings }, { locale, word }) => {
  const [tips, shell] = await Promise.all([content.listTips(), content.getShell()]);
  const crumbs = [homeCrumb(word), { name: word('tips.title'), path: PATHS.tips }];
  return {
    head: pageHead({
      title: word('tips.title'),
      shopName: inLocale(shell.shopName, locale),
      description: word('tips.description'),
      canonicalPath: PATHS.tips,
      feedPath,
      jsonLd: [breadcrumbList(crumbs, locale, settings.publicUrl)],
    }),
    pageProps: { tips: tips.map((tip) => toTipCard(tip, locale)) },
  };
};

/** One article with related articles and products. */
export const loadTip: PageLoader<TipPageProps> = async (backend, { locale, word, params }) => {
  const { content, settings } = backend;
  const id = parseId(params['id'] ?? '');
  const [tips, shell] = await Promise.all([content.listTips(), content.getShell()]);
  const tip = tips.find((candidate) => candidate.id === id);
  if (tip === undefined) return null;
  const related = await listForSubject(backend, tip.relatedCategoryIds);
  const card = toTipCard(tip, locale);
  const shopName = inLocale(shell.shopName, locale);
  const crumbs = [
    homeCrumb(word),
    { name: word('tips.title'), path: PATHS.tips },
    { name: card.title, path: tipPath(tip.id) },
  ];
  return {
    head: pageHead({
      title: card.title,
      shopName,
      description: card.excerpt,
      canonicalPath: tipPath(tip.id),
      image: socialPicture(backend, tipCard(tip, shell, locale, word)),
      openGraphType: 'article',
      jsonLd: [
        article(tip, { locale, publisher: shopName, origin: settings.publicUrl }),
        breadcrumbList(crumbs, locale, settings.publicUrl),
      ],
    }),
    pageProps: {
      ...card,
      text: toLongText(tip.content, locale),
      updatedAt: tip.updatedAt,
      relatedProducts: related.map((product) => cardOf(product, locale)),
      relatedTips: relatedTips(tips, tip).map((other) => toTipCard(other, locale)),
    },
  };
};

/** Articles that share the most subjects with this one, then the newest. `tips` must be sorted newest first. */
function relatedTips(tips: readonly Tip[], tip: Tip): Tip[] {
  const shared = (other: Tip) =>
    other.relatedCategoryIds.filter((id) => tip.relatedCategoryIds.includes(id)).length;
  return tips
    .filter(({ id }) => id !== tip.id)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, RELATED_TIPS);
}
