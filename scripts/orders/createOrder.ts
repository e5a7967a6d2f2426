import { safeParse } from 'valibot';
import { preparedCartPath } from '../../domain/cart/preparedCart.js';
import { isInStock, type Product, type Stock, variationName } from '../../domain/catalogue/product.js';
import { formatSize } from '../../domain/tyres/tyre.js';
import { errorCodeOf } from '../../domain/core/errors.js';
import { FullName, Mobile } from '../../domain/forms/fields.js';
import { type Locale, LOCALES, type Localized } from '../../domain/core/locale.js';
import { type Piastres, toDecimal } from '../../domain/core/money.js';
import { localePath } from '../../domain/core/paths.js';
import { translateTo } from '../../locales/serverIntl.js';
import { ERROR_MESSAGES } from '../../server/http/routing/errorMessages.js';
import { prepareCart } from '../../server/actions/office/preparedCart.js';
import type { Backend } from '../../server/ports/backend.js';
import { CommandError, defineCommand, UsageError } from '../command/program.js';

/** Candidates for a text that means several goods. */
export const SUGGESTED_MAX = 20;
const PIECES_MAX = 99;

const CALLERS_LOCALE: Locale = 'ar';

/** A cart for a caller, and the link to send to them. */
export const CREATE_ORDER = defineCommand(
  'A cart for a caller, by SKU or size with pieces, and the link to send.',
  {
    args: '<goods=pieces>…',
    options: {
      name: { value: '"Mona Hassan"', required: true, help: 'of the caller' },
      phone: { value: '01012345678', required: true, help: 'of the caller' },
      locale: { value: 'en', help: `the link's language, ${CALLERS_LOCALE} without it` },
    },
    run: (goods, { name, phone, locale: language }, tools: Tools) => {
      const locale = LOCALES.find((known) => known === (language ?? CALLERS_LOCALE));
      if (locale === undefined) throw new UsageError(`--locale must be one of ${LOCALES.join(', ')}`);
      return createOrder({ goods: goods.map(readWish), name, phone, locale }, tools);
    },
  },
);

interface Wanted {
  name: string;
  phone: string;
  locale: Locale;
  goods: readonly Wish[];
}

interface Wish {
  text: string;
  quantity: number;
}

/** `205/55R16=4`; one piece without a number. */
function readWish(word: string): Wish {
  const [, text = '', digits = '1'] = /^([^=]+)(?:=(\d{1,2}))?$/.exec(word) ?? [];
  const quantity = Number(digits);
  if (text.trim() === '' || quantity < 1 || quantity > PIECES_MAX)
    throw new UsageError(`${word} is no SKU or size with a number of pieces from 1 to ${PIECES_MAX}`);
  return { text: text.trim(), quantity };
}

interface Tools {
  print: (line: string) => void;
  open: () => Promise<Backend>;
}

/** Puts the goods into a cart for the caller and prints the link to it. */
async function createOrder({ goods, locale, ...who }: Wanted, { print, open }: Tools): Promise<void> {
  const name = safeParse(FullName, who.name);
  const phone = safeParse(Mobile, who.phone);
  if (!name.success || !phone.success) {
    throw new CommandError(
      name.success
        ? `${who.phone} is no Egyptian mobile number`
        : `${who.name || 'An empty name'} is no full name`,
    );
  }
  const backend = await open();
  const lines = [];
  for (const { text, quantity } of goods) {
    const found = await findGoods(backend, text);
    const [only] = found;
    if (only === undefined) throw new CommandError(`Nothing is found for ${text}`);
    if (found.length > 1) {
      const goods = found.slice(0, SUGGESTED_MAX).map(describe);
      throw new CommandError([`${text} means several goods; name one by its SKU:`, ...goods].join('\n'));
    }
    print(`${quantity} × ${only.label.en}  EGP ${toDecimal(only.price)} each`);
    lines.push({ ...only.line, quantity });
  }
  try {
    const { cart, token } = await prepareCart(backend, { name: name.output, phone: phone.output, lines });
    const { publicUrl } = backend.settings;
    const link = publicUrl + localePath(preparedCartPath(token), locale);
    const message = translateTo(locale)('prepared_cart.message', { name: name.output.first, link });
    print(`Together EGP ${cart.total}`);
    print(`The cart of ${who.name} can be opened for three days:\n${link}`);
    print(
      `To send it by WhatsApp:\nhttps://wa.me/${phone.output.slice(1)}?text=${encodeURIComponent(message)}`,
    );
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === null) throw error;
    throw new CommandError(`The cart was not made: ${ERROR_MESSAGES[code]}`);
  }
}

interface Goods {
  line: { product_id: number; variation_id: number | null };
  sku: string | null;
  label: Localized;
  price: Piastres;
  stock: Stock;
}

function describe({ sku, label, price, stock }: Goods): string {
  const state = isInStock(stock) ? 'in stock' : 'sold out';
  return `  ${sku ?? '(no SKU)'}  ${label.en}  EGP ${toDecimal(price)}  ${state}`;
}

/** The goods with this SKU; otherwise those that a search for the text finds, of a tyre only the size that it names. */
async function findGoods({ store }: Backend, text: string): Promise<Goods[]> {
  const query = { search: text, sort: 'relevance', page: 1, perPage: 50, withoutFacets: true } as const;
  const { items, size } = await store.catalogue.listProducts(query);
  const all = items.flatMap((product) => goodsOf(product, size));
  const exact = items
    .flatMap((product) => goodsOf(product, null))
    .filter(({ sku }) => sku?.toLowerCase() === text.toLowerCase());
  return exact.length > 0 ? exact : all;
}

function goodsOf(product: Product, size: string | null): Goods[] {
  const { id, type, sku, name, price, stock, parent } = product;
  // A search for a size lists variations by themselves.
  if (type !== 'variable') {
    const line =
      parent === null ? { product_id: id, variation_id: null } : { product_id: parent, variation_id: id };
    return [{ line, sku, label: name, price, stock }];
  }
  return product.variations
    .filter((variation) => size === null || (variation.size !== null && formatSize(variation.size) === size))
    .map((variation) => ({
      line: { product_id: id, variation_id: variation.id },
      sku: variation.sku,
      label: variationName(product, variation),
      price: variation.price,
      stock: variation.stock,
    }));
}
