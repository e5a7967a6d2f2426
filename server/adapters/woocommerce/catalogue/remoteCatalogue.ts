import type {
  Changes,
  Names,
  RemoteCatalogue,
  RemoteProduct,
  Term,
} from '../../../mirror/remoteCatalogue.js';
import { mapText } from '../../../../domain/core/locale.js';
import { translatedTerms } from '../../../mirror/mirrorNames.js';
import { memoizeByObject } from '../../../ports/shared/memoizeByObject.js';
import type { StoreClient } from '../../wpRest/client.js';
import { toMediaPath } from '../../wpRest/mediaPath.js';
import { plainText } from '../../wpRest/plainText.js';
import type { CompanionTerm } from '../../wpRest/shapes.js';
import { withTranslations } from '../../wpRest/translations.js';
import { readCategories, readTerms } from './catalogueReader.js';
import { shownCategories, toCategoryEntries } from './categoryMapping.js';
import { readCurrent, readMany } from './currentProducts.js';
import { gtinProblems } from './gtinProblems.js';
import { lacksTerms, slugsOf, soldVariations } from './openChoices.js';
import type { MappingContext } from './productFields.js';
import { type ReadProduct, toEntry } from './productMapping.js';
import { quantityProblems } from './quantityField.js';
import { sizeProblems } from './sizeProblems.js';
import { listOutlines } from './storeOutlines.js';

/** The catalogue of the WooCommerce at `url`, as the mirror reads it. */
export function storeCatalogue(client: StoreClient, url: string): RemoteCatalogue {
  const surroundingsOf = mappingContextAt(url);
  const changes = ({ products, gone }: Awaited<ReturnType<typeof readMany>>): Changes => ({
    products: products.map((read) => toRemote(read, surroundingsOf)),
    gone,
  });
  return {
    url,
    async readNames() {
      const [categories, terms] = await Promise.all([readCategories(client), readTerms(client)]);
      return { categories: toCategoryEntries(categories), terms: terms.map((term) => toTerm(term, url)) };
    },
    listOutlines: (pace) => listOutlines(client, pace),
    readMany: async (ids) => changes(await readMany(client, ids)),
    readCurrent: async (ids, mirrored) => changes(await readCurrent(client, ids, mirrored)),
  };
}

/** What maps products of the WooCommerce at `siteUrl`; a refresh maps many with the same names. */
export function mappingContextAt(siteUrl: string): (names: Names) => MappingContext {
  return memoizeByObject((names) => ({
    siteUrl,
    categoryIds: new Set(names.categories.map(({ id }) => id)),
    terms: translatedTerms(names),
    slugs: slugsOf(names.terms),
  }));
}

/** A term of the companion plugin; `siteUrl`: where its logo must be stored to be shown. */
export function toTerm(term: CompanionTerm, siteUrl: string): Term {
  const { taxonomy, slug, name, logo } = term;
  return {
    attribute: taxonomy,
    slug: slug === '' ? null : slug,
    option: name,
    name: mapText(
      withTranslations(name, 'name', (field) => term[field]),
      plainText,
    ),
    logo: logo === null || logo === '' ? null : toMediaPath(logo, siteUrl),
  };
}

function toRemote(read: ReadProduct, surroundingsOf: (names: Names) => MappingContext): RemoteProduct {
  const { product, variations } = read;
  return {
    id: product.id,
    isNamedIn(names) {
      const { categoryIds, slugs } = surroundingsOf(names);
      const isPlaced = shownCategories(product.categories).every(({ id }) => categoryIds.has(id));
      return isPlaced && !lacksTerms(product, variations, slugs);
    },
    toEntry: (names) => toEntry(read, surroundingsOf(names)),
    problems: (names) => [
      ...soldVariations(product, variations, surroundingsOf(names).slugs).problems,
      ...quantityProblems(read),
      ...sizeProblems([read]),
      ...gtinProblems([read]),
    ],
  };
}
