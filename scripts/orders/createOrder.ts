import { parseArgs } from 'node:util';
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

export const CREATE_USAGE = `npm run orders -- create --name "Mona Hassan" --phone 01012345678 MIC-EPR-2055516=4 205/65R15=2
                                      # a cart for a caller, by SKU or size, and the link to send to them
npm run orders -- create … --locale en   # the link's language, Arabic without it`;

/** Candidates for a text that means several goods. */
const SUGGESTED_MAX = 20;
const PIECES_MAX = 99;

interface CreateCommand {
  name: string;
  phone: string;
  locale: Locale;
  goods: readonly { text: string; quantity: number }[];
}

/** null: another command; `wrong`: this one, but not as it is used. */
export function parseCreateCommand(args: readonly string[]): CreateCommand | 'wrong' | null {
  if (args[0] !== 'create') return null;
  const text = { type: 'string' } as const;
  const options = { name: text, phone: text, locale: { ...text, default: CALLERS_LOCALE } };
  try {
    const { values, positionals } = parseArgs({ args: args.slice(1), options, allowPositionals: true });
    const locale = LOCALES.find((known) => known === values.locale);
    const goods = positionals.map(readWish);
    if (locale === undefined || goods.length === 0 || goods.includes(null)) return 'wrong';
    const { name = '', phone = '' } = values;
    return { name, phone, locale, goods: goods.filter((wish) => wish !== null) };
  } catch {
    return 'wrong';
  }
}

const CALLERS_LOCALE: Locale = 'ar';

/** `205/55R16=4`; one piece without a number. */
function readWish(word: string): { text: string; quantity: number } | null {
  const [, text = '', digits = '1'] = /^([^=]+)(?:=(\d{1,2}))?$/.exec(word) ?? [];
  const quantity = Number(digits);
  return text.trim() === '' || quantity < 1 || quantity > PIECES_MAX ? null : { text: text.trim(), quantity };
}

interface Tools {
  print: (line: string) => void;
  open: () => Promise<Backend>;
}

/** Puts the goods into a cart for the caller and prints the link to it; returns the exit code. */
export async function createOrder(
  { goods, locale, ...who }: CreateCommand,
  { print, open }: Tools,
): Promise<number> {
  const name = safeParse(FullName, who.name);
  const phone = safeParse(Mobile, who.phone);
  if (!name.success || !phone.success) {
    print(
      name.success
        ? `${who.phone} is no Egyptian mobile number`
        : `${who.name || 'An empty name'} is no full name`,
    );
    return 1;
  }
  const backend = await open();
  const lines = [];
  for (const { text, quantity } of goods) {
    const found = await findGoods(backend, text);
    const [only] = found;
    if (only === undefined || found.length > 1) {
      print(
        only === undefined
          ? `Nothing is found for ${text}`
          : `${text} means several goods; name one by its SKU:`,
      );
      for (const { sku, label, price, stock } of found.slice(0, SUGGESTED_MAX)) {
        print(
          `  ${sku ?? '(no SKU)'}  ${label.en}  EGP ${toDecimal(price)}  ${isInStock(stock) ? 'in stock' : 'sold out'}`,
        );
      }
      return 1;
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
    return 0;
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === null) throw error;
    print(`The cart was not made: ${ERROR_MESSAGES[code]}`);
    return 1;
  }
}

interface Goods {
  line: { product_id: number; variation_id: number | null };
  sku: string | null;
  label: Localized;
  price: Piastres;
  stock: Stock;
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
  if (type === 'simple') {
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
