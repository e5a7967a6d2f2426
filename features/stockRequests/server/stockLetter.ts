import { createHash } from 'node:crypto';
import type { StockRequest } from '../domain/stockRequest.js';
import { requestsPathOf } from '../domain/stockPaths.js';
import type { Product } from '../../../domain/catalogue/product.js';
import { isolateLatin } from '../../../domain/text/bidi.js';
import { directionOf, inLocale, type Locale, type Localized } from '../../../domain/core/locale.js';
import { localePath } from '../../../domain/core/paths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { ShopSettings } from '../../../server/ports/backend.js';
import type { Mail } from '../../../server/ports/mail.js';
import type { LetterContent } from '../../../server/actions/letters/letterContent.js';
import { letterHtml, letterPicture } from '../../../server/actions/letters/letterHtml.js';
import { letterText } from '../../../server/actions/letters/letterText.js';
import { letterAmount } from '../../../server/actions/letters/letterItem.js';

interface LetterSettings extends Pick<ShopSettings, 'publicUrl'> {
  shopName: Localized;
}

/** The letter that something is in stock again, in the language in which it was asked for. */
export function stockLetter(
  request: StockRequest,
  product: Product,
  settings: LetterSettings,
): Omit<Mail, 'to'> {
  const content = contentOf(request, product, settings);
  return {
    subject: content.subject,
    text: letterText(content),
    html: letterHtml(content),
    messageId: messageIdOf(request, settings),
  };
}

/** `Back in stock: …`, as subject and as the first line of a message. */
export function stockTitle({ name }: Pick<Product, 'name'>, locale: Locale): string {
  const product = inLocale(name, locale);
  return translateTo(locale)('mail.stock.subject', {
    product: directionOf(locale) === 'rtl' ? isolateLatin(product) : product,
  });
}

/** The page of a product or variation, without locale. */
export function itemPath({ type, id, parent }: Pick<Product, 'type' | 'id' | 'parent'>): string {
  return parent === null ? productPath(type, id) : productPath('variable', parent, id);
}

/** The same for every repeat of a letter, so that mail programs recognise it. */
function messageIdOf({ id, token, askedAt }: StockRequest, { publicUrl }: LetterSettings): string {
  const digest = createHash('sha256').update(`stock ${id} ${token} ${askedAt}`).digest('hex').slice(0, 16);
  return `<stock-${id}-${digest}@${new URL(publicUrl).hostname}>`;
}

function contentOf(
  { locale, token }: StockRequest,
  product: Product,
  { publicUrl, shopName }: LetterSettings,
): LetterContent {
  const name = inLocale(product.name, locale);
  const link = (path: string) => `${publicUrl}${localePath(path, locale)}`;
  return {
    locale,
    shopName: inLocale(shopName, locale),
    subject: stockTitle(product, locale),
    greeting: translateTo(locale)('mail.stock.hello'),
    paragraphs: [translateTo(locale)('mail.stock.text')],
    items: [
      {
        name,
        pieces: null,
        total: letterAmount(product.price, locale),
        image: letterPicture(product.image, publicUrl),
      },
    ],
    sums: [],
    facts: [],
    link: { label: translateTo(locale)('mail.stock.see'), href: link(itemPath(product)) },
    contact: {
      text: translateTo(locale)('mail.stock.only_once'),
      label: translateTo(locale)('mail.stock.others'),
      href: link(requestsPathOf(token)),
    },
  };
}
