import type { ProductPart } from '../../../features/feature.js';
import type { Locale } from '../../../domain/core/locale.js';
import type { Translate } from '../../../locales/intl.js';
import type { Backend } from '../../ports/backend.js';

/** What a feature says of a product: on its page, and as properties of schema.org. */
interface StatedPart {
  view: ProductPart;
  data: object;
}

/** null: it says nothing of this product. */
export type ReadProductPart = (
  backend: Backend,
  productId: number,
  words: { locale: Locale; word: Translate },
) => Promise<StatedPart | null>;
