import { isolateLatin } from '../../../domain/text/bidi.js';
import { parseId } from '../../../domain/core/parseId.js';
import { escapeHtml } from '../../../domain/text/escapeHtml.js';
import { directionOf, inLocale } from '../../../domain/core/locale.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import type { Product } from '../../../domain/catalogue/product.js';
import { drawSize } from '../../../domain/tyres/sizeDrawing.js';
import { cardOf } from '../../../domain/catalogue/productCards.js';
import { toProductView } from '../../../domain/catalogue/productPageView.js';
import { formatAverage } from '../../../domain/catalogue/reviews/review.js';
import type { ProductPageProps, ReviewsView } from '../../../domain/catalogue/catalogueViews.js';
import { USUAL_GOVERNORATE_NAME } from '../../../domain/egypt/governorates.js';
import { listDeliveryZones, usualZone } from '../delivery/deliveryZones.js';
import { fitKindOf } from '../fitment/cars.js';
import { listRelated } from '../catalogue/related.js';
import { listSameSize } from '../catalogue/listings.js';
import { loadReviews, type ProductReviews } from '../catalogue/reviews.js';
import { productCard, socialPicture } from '../site/socialCards.js';
import { pageHead, type PageLoader } from './page.js';
import { loadInstalments } from '../payment/instalments.js';
import { offerTerms } from './terms/offerTerms.js';
import { fittingOf } from './terms/setTerms.js';
import { pageParts } from '../../ports/shared/pageParts.js';
import type { MessageKey } from '../../../locales/keys.js';
import { breadcrumbList, productData } from './structuredData.js';
import { categoryCrumbs } from './views.js';

/** Loader of a product page; a product exists only under the path of its own type. */
export function productLoader(type: Product['type']): PageLoader<ProductPageProps> {
  return async (backend, { locale, word, params }) => {
    const { content, store, settings } = backend;
    const id = parseId(params['id'] ?? '');
    const product = id === null ? null : await store.catalogue.getProduct(id);
    if (product?.type !== type) return null;
    const parts = pageParts(backend);
    const [categories, shell, sameSize, related, fitKind, zones, reviews, branches] = await Promise.all([
      store.catalogue.listCategories(),
      content.getShell(),
      listSameSize(backend, product),
      listRelated(backend, product),
      fitKindOf(backend, product),
      parts.read('delivery-not-described', listDeliveryZones(backend), []),
      parts.read('reviews-not-shown', loadReviews(backend, product.id, { locale, word }), null),
      parts.read('fitting-not-described', content.listBranches(), null),
    ]);
    const path = productPath(product.type, product.id);
    const trail = categoryCrumbs(categories, product.categoryIds[0] ?? null, { locale, word });
    const name = inLocale(product.name, locale);
    const breadcrumbs = [...trail, { name, path }];
    const view = toProductView(product, trail, { locale, word });
    const terms = offerTerms(zones, settings);
    const usual = usualZone(zones);
    const instalments = await loadInstalments(backend, view, { locale, word });
    return {
      head: pageHead({
        title: directionOf(locale) === 'rtl' ? isolateLatin(name) : name,
        shopName: inLocale(shell.shopName, locale),
        description: inLocale(product.excerpt, locale),
        canonicalPath: path,
        image: socialPicture(backend, productCard(product, shell, locale)),
        openGraphType: 'product',
        jsonLd: [
          productData(product, { locale, origin: settings.publicUrl, terms, reviews }),
          breadcrumbList(breadcrumbs, locale, settings.publicUrl),
        ],
      }),
      isPartial: parts.isPartial(),
      pageProps: {
        product: { ...view, instalments },
        reviews: reviews && toReviewsView(reviews, word('reviews.title')),
        fitKind,
        delivery: usual && {
          ...usual.days,
          fee: usual.cost,
          place: word('arrival.to', { place: inLocale(USUAL_GOVERNORATE_NAME, locale) }),
        },
        fitting: view.isTyre && branches !== null ? fittingOf(backend, branches, locale) : null,
        sizeDrawing: product.size === null ? null : drawSize(product.size, word),
        sameSize: sameSize.map((other) => cardOf(other, locale)),
        related: {
          title: word(relatedTitle(related)),
          products: related.products.map((other) => cardOf(other, locale)),
        },
      },
    };
  };
}

function relatedTitle({ isAdvised, goTogether }: Awaited<ReturnType<typeof listRelated>>): MessageKey {
  if (isAdvised) return 'product.advised';
  return goTogether ? 'product.related' : 'product.same_category';
}

function toReviewsView({ rating, next, html }: ProductReviews, title: string): ReviewsView {
  const { count } = rating;
  const titled = `<h2>${escapeHtml(title)}</h2>${html}`;
  return { average: formatAverage(rating), count, html: titled, hasMore: next !== null };
}
