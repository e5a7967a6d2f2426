import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { isInStock } from '../../../domain/catalogue/product.js';
import { WISHES_MAX } from '../domain/wishes.js';
import { createStored } from '../../../client/storage/stored.js';
import { storedIds } from '../../../client/storage/storedList.js';
import { cardIdOf } from '../../../client/catalogue/liveCards.js';

/** What of the wishlist was sold out when it was last shown. */
const soldOut = createStored('wishesSoldOut', storedIds(WISHES_MAX), 'browser');

/** Notes what is sold out now. Returns the ids of products that were so the last time, and are in stock again. */
export function noteStock(products: readonly ProductCardView[]): number[] {
  const before = soldOut.read() ?? [];
  const out = products.filter(({ stock }) => !isInStock(stock)).map(cardIdOf);
  const back = products.map(cardIdOf).filter((id) => before.includes(id) && !out.includes(id));
  soldOut.write(out.length === 0 ? null : out);
  return back;
}
