import { createHash } from 'node:crypto';
import type { ShopShell, Tip } from '../../../domain/content/content.js';
import { inLocale, LOCALES, type Locale } from '../../../domain/core/locale.js';
import type { Product } from '../../../domain/catalogue/product.js';
import { NO_PICTURE, optimisedImage } from '../../../domain/core/pictures.js';
import { SOCIAL_CARD_PX, type SocialCard, type SocialPicture } from '../../../domain/content/socialCard.js';
import { formatSize, type TyreSize } from '../../../domain/tyres/tyre.js';
import type { Backend } from '../../ports/backend.js';
import { listBestSelling } from '../catalogue/bestSelling.js';
import { loadOverrides } from '../words/words.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Translate } from '../../../locales/intl.js';

/** Part of every digest: increment it when the design of the cards changes. */
const DESIGN = 1;
const DIGEST_CHARS = 12;
/** Drawing a card takes a build as long as rendering three pages. */
const MOST_PRODUCTS = 50;
const MOST_TIPS = 50;

type Around = Pick<ShopShell, 'shopName' | 'tagline'>;

/** The card of a product. */
export function productCard(product: Product, shell: Around, locale: Locale): SocialCard {
  return {
    locale,
    kicker: product.brand === null ? '' : inLocale(product.brand.name, locale),
    ...nameAndSize(inLocale(product.name, locale), product.size),
    ...signature(shell, locale),
    picture: product.image === NO_PICTURE ? null : product.image,
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

/** The card of an article. */
export function tipCard(tip: Tip, shell: Around, locale: Locale, word: Translate): SocialCard {
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

/** Identifies a card by its content, so that its picture can be cached for good. */
export function cardDigest(card: SocialCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('hex')
    .slice(0, DIGEST_CHARS);
}

/** Address of a drawn card. */
export function cardAddress(digest: string): string {
  return `/assets/social/${digest}.jpg`;
}

/** The card if the build has drawn it, otherwise its picture alone; undefined without a picture. */
export function socialPicture({ hasSocialCard }: Backend, card: SocialCard): SocialPicture | undefined {
  const digest = cardDigest(card);
  if (hasSocialCard(digest)) return { address: cardAddress(digest), isCard: true };
  if (card.picture === null) return undefined;
  return { address: optimisedImage(card.picture, SOCIAL_CARD_PX.width), isCard: false };
}

/** The cards that a build draws: of the newest articles and the best-selling products, in every language. */
export async function listSocialCards(backend: Backend): Promise<SocialCard[]> {
  const { content, store } = backend;
  const [shell, tips, best] = await Promise.all([
    content.getShell(),
    content.listTips(),
    listBestSelling(store.catalogue, MOST_PRODUCTS),
  ]);
  const products = await store.catalogue.getProducts(best);
  const cards: SocialCard[] = [];
  for (const locale of LOCALES) {
    const word = translateTo(locale, await loadOverrides(backend, locale));
    cards.push(...tips.slice(0, MOST_TIPS).map((tip) => tipCard(tip, shell, locale, word)));
    cards.push(...products.map((product) => productCard(product, shell, locale)));
  }
  return cards;
}
