import { STOCK_NEWS } from '../domain/news.js';
import { channelOfContact } from '../domain/stockRequest.js';
import { isSellable } from '../../../domain/catalogue/product.js';
import { formatPrice } from '../../../domain/core/money.js';
import { inLocale } from '../../../domain/core/locale.js';
import { localePath } from '../../../domain/core/paths.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../../server/ports/backend.js';
import { channelsOf } from '../../../server/actions/notifications/channelsOf.js';
import { itemPath, stockLetter, stockTitle } from './stockLetter.js';

type Send = () => Promise<void>;

/**
 * How to tell somebody that what they asked for is in stock; null if they have removed the request. `withdraw`: the goods
 * are sold out again, or the channel was closed, so that the request waits as before. Throws `store_unavailable`.
 */
export async function stockDelivery(
  backend: Backend,
  { id }: { id: number },
): Promise<Send | 'withdraw' | null> {
  const request = await backend.features.stock_requests.getRequest(id);
  if (request === null) return null;
  const { contact, locale, itemId } = request;
  const channel = channelOfContact(contact);
  if (!channelsOf(backend, STOCK_NEWS).includes(channel)) return 'withdraw';
  // Whether it can be bought is for the store to say, and not for a copy of its catalogue.
  const [product] = await backend.store.catalogue.getCurrent([itemId]);
  if (product === undefined || !isSellable(product.stock, product.quantityRule)) return 'withdraw';
  const { publicUrl } = backend.settings;
  if (channel === 'mail') {
    const { shopName } = await backend.content.getShell();
    const letter = stockLetter(request, product, { publicUrl, shopName });
    return () => backend.mail.send({ to: contact, ...letter });
  }
  const { messages } = backend;
  if (messages === null) return 'withdraw';
  const path = localePath(itemPath(product), locale);
  const price = `${formatPrice(product.price)} ${translateTo(locale)('egp')}`;
  return () =>
    messages.sendNews({
      ...{ phone: contact, locale, kind: STOCK_NEWS, path: path.slice(1) },
      text: `${stockTitle(product, locale)}\n${publicUrl}${path}`,
      values: [inLocale(product.name, locale), price],
    });
}
