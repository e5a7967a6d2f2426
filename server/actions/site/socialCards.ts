import { createHash } from 'node:crypto';
import type { ShopShell, Tip } from '../../../domain/content/content.js';
import { ShopError } from '../../../domain/core/errors.js';
import { parseId } from '../../../domain/account/identity.js';
import { inLocale, LOCALES, type Locale } from '../../../domain/core/locale.js';
import type { Product } from '../../../domain/catalogue/product.js';
import type { SocialCard } from '../../../domain/content/socialPicture.js';
import { formatSize, type TyreSize } from '../../../domain/catalogue/tyre.js';
import type { Backend } from '../../ports/backend.js';
import { loadOverrides, lookUpWords, type WordLookUp } from '../content/words.js';

/** Part of every version: increment it when the design of the pictures changes. */
const DESIGN = 1;
const VERSION_CHARS = 12;

type SocialKind = 'product' | 'tip';

type Around = Pick<ShopShell, 'shopName' | 'tagline'>;

/** Content of a product's picture for social networks. */
export function productCard(product: Product, shell: Around, locale: Locale): SocialCard {
  return {
    locale,
    kicker: product.brand === null ? '' : inLocale(product.brand.name, locale),
    ...nameAndSize(inLocale(product.name, locale), product.size),
    ...signature(shell, locale),
    picture: product.image,
  };
}

/** Puts the size at the end of a name on its own line. */
function nameAndSize(name: string, size: TyreSize | null): { title: string; size: string | null } {
  if (size === null) return { title: name, size: null };
  const written = formatSize(size);
  const place = name.indexOf(written);
  return place > 0
    ? { title: name.slice(0, place).trim(), size: name.slice(place) }
    : { title: name, size: written };
}

/** Content of an article's picture for social networks. */
export function tipCard(tip: Tip, shell: Around, locale: Locale, word: WordLookUp): SocialCard {
  return {
    locale,
    kicker: word('tips.title'),
    title: inLocale(tip.title, locale),
    size: null,
    ...signature(shell, locale),
    picture: tip.image,
  };
}

function signature({ shopName, tagline }: Around, locale: Locale) {
  return { shopName: inLocale(shopName, locale), tagline: inLocale(tagline, locale) };
}

/** Path of a card's picture. It contains a digest of the card, so that it can be cached for good. */
export function socialPicturePath(kind: SocialKind, id: number, card: SocialCard): string {
  const version = createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('hex');
  return `/api/og/${card.locale}/${kind}/${id}/${version.slice(0, VERSION_CHARS)}.jpg`;
}

/** The card at a path, and its current path. Throws `not_found`. */
export async function findSocialCard(
  backend: Backend,
  address: { locale: string; kind: string; id: string },
): Promise<{ card: SocialCard; path: string }> {
  const locale = LOCALES.find((known) => known === address.locale);
  const id = parseId(address.id);
  if (locale === undefined || id === null) throw new ShopError('not_found');
  if (address.kind === 'product') {
    const card = await findProductCard(backend, id, locale);
    return { card, path: socialPicturePath('product', id, card) };
  }
  if (address.kind === 'tip') {
    const card = await findTipCard(backend, id, locale);
    return { card, path: socialPicturePath('tip', id, card) };
  }
  throw new ShopError('not_found');
}

async function findProductCard({ store, content }: Backend, id: number, locale: Locale): Promise<SocialCard> {
  const product = await store.catalogue.getProduct(id);
  if (product === null || product.type === 'variation') throw new ShopError('not_found');
  return productCard(product, await content.getShell(), locale);
}

async function findTipCard(backend: Backend, id: number, locale: Locale): Promise<SocialCard> {
  const tip = await backend.content.getTip(id);
  if (tip === null) throw new ShopError('not_found');
  const word = lookUpWords(locale, await loadOverrides(backend, locale));
  return tipCard(tip, await backend.content.getShell(), locale, word);
}
