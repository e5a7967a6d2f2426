import { inLocale } from '../../../domain/core/locale.js';
import { PATHS } from '../../../domain/core/paths.js';
import { nameWithTagline } from '../../../domain/content/nameWithTagline.js';
import { cardOf } from '../../../domain/catalogue/productCards.js';
import type { HomePageProps } from '../../../domain/pages/contentViews.js';
import { listBestSellers, listOffers } from '../catalogue/listings.js';
import { hasCars, listFinderSizes } from './finder.js';
import { pageHead, type PageLoader } from './page.js';
import { chatNumber, tireShop } from './structuredData.js';
import { pageParts } from '../../ports/shared/pageParts.js';
import { loadSetTerms } from './terms/setTerms.js';
import { loadTiles } from './tiles.js';
import { toBrandLink, toTipCard } from './views.js';

const BRANDS_SHOWN = 12;
const TIPS_SHOWN = 3;

export const loadHome: PageLoader<HomePageProps> = async (backend, { locale }) => {
  const { content, store, settings } = backend;
  const parts = pageParts(backend);
  const [home, shell, categories, bestSellers, offers, brands, tips, sizes, isForCars, terms] =
    await Promise.all([
      content.getHome(),
      content.getShell(),
      loadTiles(backend, locale),
      listBestSellers(backend),
      listOffers(backend),
      store.catalogue.listBrands(),
      content.listTips(),
      listFinderSizes(backend),
      hasCars(backend),
      loadSetTerms(backend, { locale }, parts),
    ]);
  const shopName = inLocale(shell.shopName, locale);
  const whole = nameWithTagline(shell, locale);
  return {
    head: pageHead({
      title: whole,
      shopName: whole,
      description: inLocale(home.lead, locale),
      canonicalPath: PATHS.home,
      jsonLd: [tireShop({ name: shopName, phone: chatNumber(settings), settings })],
    }),
    isPartial: parts.isPartial(),
    pageProps: {
      title: inLocale(home.title, locale),
      lead: inLocale(home.lead, locale),
      promises: home.promises.map(({ icon, title, text }) => ({
        icon,
        title: inLocale(title, locale),
        text: inLocale(text, locale),
      })),
      categories,
      bestSellers: bestSellers.map((product) => cardOf(product, locale)),
      offers: offers.map((product) => cardOf(product, locale)),
      brands: brands
        .flatMap((brand) =>
          brand.logo === null ? [] : [{ ...toBrandLink(brand, locale), logo: brand.logo }],
        )
        .slice(0, BRANDS_SHOWN),
      tips: tips.slice(0, TIPS_SHOWN).map((tip) => toTipCard(tip, locale)),
      sizes,
      hasCars: isForCars,
      terms,
    },
  };
};
