import { isolateLatin } from '../../../domain/text/bidi.js';
import { parseId } from '../../../domain/core/parseId.js';
import { directionOf, inLocale } from '../../../domain/core/locale.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import type { Product } from '../../../domain/catalogue/product.js';
import { drawSize } from '../../../domain/tyres/sizeDrawing.js';
import { cardOf } from '../../../domain/catalogue/productCards.js';
import { toProductView } from '../../../domain/catalogue/productPageView.js';
import type { ProductPageProps } from '../../../domain/catalogue/catalogueViews.js';
import { USUAL_GOVERNORATE_NAME } from '../../../domain/egypt/governorates.js';
import { listDeliveryZones, usualZone } from '../delivery/deliveryZones.js';
import { fitKindOf } from '../fitment/cars.js';
import { listRelated } from '../catalogue/related.js';
import { listSameSize } from '../catalogue/listings.js';
import { productCard, socialPicture } from '../site/socialCards.js';
import { PRODUCT_PARTS } from '../../../features/productParts.js';
import type { Backend } from '../../ports/backend.js';
import { pageHead, type PageLoader } from './page.js';
import type { ReadProductPart } from './productPart.js';
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
    const [categories, shell, sameSize, related, fitKind, zones, stated, branches] = await Promise.all([
      store.catalogue.listCategories(),
      content.getShell(),
      listSameSize(backend, product),
      listRelated(backend, product),
      fitKindOf(backend, product),
      parts.read('delivery-not-described', listDeliveryZones(backend), []),
      readParts(backend, parts, product.id, { locale, word }),
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
          productData(product, {
            locale,
            origin: settings.publicUrl,
            terms,
            stated: stated.reduce((all, { data }) => ({ ...all, ...data }), {}),
          }),
          breadcrumbList(breadcrumbs, locale, settings.publicUrl),
        ],
      }),
      isPartial: parts.isPartial(),
      pageProps: {
        product: { ...view, instalments },
        parts: Object.fromEntries(stated.map(({ key, view }) => [key, view])),
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

/** What features say of a product. */
async function readParts(
  backend: Backend,
  parts: ReturnType<typeof pageParts>,
  productId: number,
  words: Parameters<ReadProductPart>[2],
) {
  const read = Object.entries(PRODUCT_PARTS).map(async ([key, readPart]) => {
    const part = await parts.read(`${key}-not-shown`, readPart(backend, productId, words), null);
    return part === null ? [] : [{ key, ...part }];
  });
  return (await Promise.all(read)).flat();
}
