import { isolateLatin } from '../../../domain/text/bidi.js';
import { directionOf, inLocale } from '../../../domain/core/locale.js';
import type { LandingPageProps } from '../domain/landingViews.js';
import type { Backend } from '../../../server/ports/backend.js';
import { listFinderSizes } from '../../../server/actions/pages/finder.js';
import { pageHead, type PageLoader } from '../../../server/actions/pages/page.js';
import { breadcrumbList, itemList } from '../../../server/actions/pages/structuredData.js';
import { homeCrumb } from '../../../server/actions/pages/views.js';
import { loadCarLanding, loadMakeLanding, loadModelLanding } from './carLanding.js';
import { findLanding, type Landing } from './findLanding.js';
import { loadBrandsIndex, loadCarsIndex, loadSizesIndex } from './indexLandings.js';
import type { LandingPart } from './landingPart.js';
import type { PageWords } from '../../../server/actions/words/pageWords.js';
import { pageParts } from '../../../server/ports/shared/pageParts.js';
import { loadSetTerms } from '../../../server/actions/pages/terms/setTerms.js';
import { loadBrandLanding } from './brandLanding.js';
import { loadSizeLanding } from './sizeLanding.js';

/** The landing page of a size, brand or car, or an index of them; null for what the shop does not know. */
export const loadLanding: PageLoader<LandingPageProps> = async (backend, request) => {
  const { locale, word } = request;
  const parts = pageParts(backend);
  const [found, { shopName }, terms] = await Promise.all([
    findLanding(backend, request.path),
    backend.content.getShell(),
    loadSetTerms(backend, { locale }, parts),
    // Pages of sizes name cars; read together with the others, it takes no round trip of its own.
    backend.store.fitment.table(),
  ]);
  if (found === null) return null;
  const { title, above, description, isIndexed, props } = await partOf(backend, found.landing, request);
  const { publicUrl } = backend.settings;
  const breadcrumbs = [homeCrumb(word), ...above, { name: title, path: found.path }];
  const listed = [...props.products, ...props.bySize.flatMap(({ items }) => items)];
  const finder = found.landing.kind === 'cars' ? await listFinderSizes(backend) : null;
  const written = (text: string) => (directionOf(locale) === 'rtl' ? isolateLatin(text) : text);
  return {
    head: pageHead({
      title: written(title),
      shopName: inLocale(shopName, locale),
      description: written(description),
      canonicalPath: isIndexed ? found.path : null,
      jsonLd: [
        breadcrumbList(breadcrumbs, locale, publicUrl),
        ...itemList(title, [...listed, ...props.others], { locale, origin: publicUrl }),
      ],
    }),
    isPartial: parts.isPartial(),
    pageProps: { title, breadcrumbs, terms, finder, ...props },
  };
};

function partOf(backend: Backend, landing: Landing, words: PageWords): LandingPart | Promise<LandingPart> {
  switch (landing.kind) {
    case 'sizes':
      return loadSizesIndex(backend, words);
    case 'brands':
      return loadBrandsIndex(backend, words);
    case 'cars':
      return loadCarsIndex(backend, words);
    case 'size':
      return loadSizeLanding(backend, landing, words);
    case 'brand':
      return loadBrandLanding(backend, landing.brand, words);
    case 'make':
      return loadMakeLanding(backend, landing.make, words);
    case 'model':
      return loadModelLanding(backend, landing, words);
    case 'car':
      return loadCarLanding(backend, landing, words);
  }
}
