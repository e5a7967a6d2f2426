import type { Written } from '../../../../../domain/core/locale.js';
import { PIASTRES_PER_POUND, type Piastres } from '../../../../../domain/core/money.js';
import type { Demo, DemoItem, DemoProduct } from '../demo.js';
import { FIRST_GROWN_ID, GROWN_ID_STRIDE } from './grownIds.js';

/*
 * Generates further products from the written ones, for benchmarks. The k-th product is always the same, however many
 * are requested, because it depends on k only.
 */

const MOST_VARIATIONS = GROWN_ID_STRIDE - 1;

const MODELS: readonly Written[] = [
  { en: 'Terra', ar: 'تيرا' },
  { en: 'Nova', ar: 'نوفا' },
  { en: 'Strada', ar: 'سترادا' },
  { en: 'Vento', ar: 'فينتو' },
  { en: 'Sierra', ar: 'سييرا' },
  { en: 'Delta', ar: 'دلتا' },
  { en: 'Orion', ar: 'أوريون' },
  { en: 'Astra', ar: 'أسترا' },
  { en: 'Sahara', ar: 'صحارى' },
  { en: 'Marina', ar: 'مارينا' },
  { en: 'Tempo', ar: 'تيمبو' },
  { en: 'Lotus', ar: 'لوتس' },
  { en: 'Falcon', ar: 'فالكون' },
  { en: 'Atlas', ar: 'أطلس' },
  { en: 'Corsa', ar: 'كورسا' },
  { en: 'Prima', ar: 'بريما' },
  { en: 'Lumina', ar: 'لومينا' },
  { en: 'Rapido', ar: 'رابيدو' },
  { en: 'Sirocco', ar: 'سيروكو' },
  { en: 'Everest', ar: 'إيفرست' },
];

const FIRST_MODEL_NUMBER = 100;
const MODEL_NUMBER_STEP = 10;
/** Coprime to any likely number of templates, so that consecutive products come from different categories. */
const TEMPLATE_STEP = 37;

/** The generated products `from` to `to`, counted from 1 and inclusive. */
export function grownProducts(demo: Demo, from: number, to: number): DemoProduct[] {
  const sizes = new Map(demo.categories.map(({ slug }) => [slug, sizesOf(demo.products, slug)]));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const k = from + index;
    const template = pick(demo.products, k * TEMPLATE_STEP);
    const isTyre = template.items.some(({ tyre }) => tyre !== null);
    const shelf = sizes.get(template.category) ?? [];
    return isTyre ? grownTyre(demo, template, shelf, k) : grownEdition(template, k);
  });
}

function pick<T>(choices: readonly T[], index: number): T {
  const choice = choices[index % choices.length];
  if (choice === undefined) throw new Error('Nothing to choose from');
  return choice;
}

/** `Terra 120`: a unique name for each k. */
function modelOf(k: number): Written {
  const model = pick(MODELS, k);
  const figure = FIRST_MODEL_NUMBER + MODEL_NUMBER_STEP * Math.floor(k / MODELS.length);
  return { en: `${model.en} ${figure}`, ar: `${model.ar} ${figure}` };
}

function skuOf(template: DemoProduct, k: number): string {
  return `${template.sku.split('-').slice(0, 2).join('-')}-G${k}`;
}

/** A tyre size sold in the category, with its SKU suffix. */
interface Size {
  skuSuffix: string;
  item: DemoItem;
}

/** A new model of the template's brand in several adjacent sizes of its category. */
function grownTyre(demo: Demo, template: DemoProduct, shelf: readonly Size[], k: number): DemoProduct {
  const model = modelOf(k);
  const brand = brandWords(demo, template.brand);
  const count = 1 + (k % Math.min(MOST_VARIATIONS, shelf.length));
  const start = (k * TEMPLATE_STEP) % Math.max(1, shelf.length - count);
  const sku = skuOf(template, k);
  return {
    ...template,
    id: idOf(k),
    sku,
    isVariable: true,
    name: { en: `${brand.en} ${model.en}`, ar: `إطار ${brand.ar} ${model.ar}` },
    excerpt: {
      en: `${brand.en} ${model.en}: a dependable everyday pattern, steady in the wet and even in its wear.`,
      ar: `إطار ${brand.ar} ${model.ar}: نقشة يومية يعتمد عليها، ثابتة على البلل ومتساوية التآكل.`,
    },
    description: {
      en: `<p>${brand.en} ${model.en} is made for daily driving on city streets and open roads. Wide grooves lead water away, and a stiff centre rib keeps the steering straight.</p><p>Compare the size, load index and speed index below with your sidewall before you order.</p>`,
      ar: `<p>صُمم إطار ${brand.ar} ${model.ar} للقيادة اليومية داخل المدينة وعلى الطرق السريعة. قنوات عريضة تصرف المياه، وضلع أوسط متين يحافظ على ثبات التوجيه.</p><p>قارن المقاس ومؤشر الحمولة ورمز السرعة بالمكتوب على جنب إطارك قبل الطلب.</p>`,
    },
    items: shelf.slice(start, start + count).map(({ skuSuffix, item }, place) => {
      return varied({ ...item, id: idOf(k) + 1 + place, sku: sku + skuSuffix }, k, place);
    }),
  };
}

function idOf(k: number): number {
  return FIRST_GROWN_ID + k * GROWN_ID_STRIDE;
}

function brandWords({ brands }: Demo, slug: string): Written {
  const brand = brands.find((candidate) => candidate.slug === slug);
  if (brand === undefined) throw new Error(`No such brand in the demonstration shop: ${slug}`);
  return brand.name;
}

/** A copy of the template under a new edition name. */
function grownEdition(template: DemoProduct, k: number): DemoProduct {
  const model = modelOf(k);
  const sku = skuOf(template, k);
  const name = {
    en: `${template.name.en}, ${model.en} edition`,
    ar: `${template.name.ar}، إصدار ${model.ar}`,
  };
  const items = template.items.slice(0, MOST_VARIATIONS).map((item, place) => {
    const id = template.isVariable ? idOf(k) + 1 + place : idOf(k);
    return varied({ ...item, id, sku: sku + suffixOf(template, item) }, k, place);
  });
  return { ...template, id: idOf(k), sku, name, items };
}

/** The SKU suffix of an item: `-2055516` of `LAS-GRW-2055516` for the product `LAS-GRW`. */
function suffixOf({ sku }: DemoProduct, item: DemoItem): string {
  return item.sku.startsWith(sku) ? item.sku.slice(sku.length) : `-${item.sku}`;
}

function varied({ sale, ...item }: DemoItem, k: number, place: number): DemoItem {
  return {
    ...item,
    price: variedPrice(item.price, k),
    stock: variedStock(item.stock, k + place),
    sale: sale === null ? null : { ...sale, formerPrice: variedPrice(sale.formerPrice, k) },
  };
}

const PRICE_STEPS = 7;
const PRICE_STEP_PERCENT = 4;
const LOWEST_PERCENT = 88;

/** 88 to 112 per cent, in whole pounds; all items of one k are scaled alike, so their order by price is kept. */
function variedPrice(price: Piastres, k: number): Piastres {
  const percent = LOWEST_PERCENT + PRICE_STEP_PERCENT * (k % PRICE_STEPS);
  return Math.max(1, Math.round((price / PIASTRES_PER_POUND) * (percent / 100))) * PIASTRES_PER_POUND;
}

const STOCK_CYCLE = 13;

/** One in thirteen of the products in stock becomes out of stock. */
function variedStock(stock: number, k: number): number {
  return k % STOCK_CYCLE === 0 ? 0 : stock + (k % STOCK_CYCLE);
}

/** Every size in the category's products, without duplicates, smallest rim first. */
function sizesOf(products: readonly DemoProduct[], category: string): Size[] {
  const bySuffix = new Map<string, Size>();
  for (const product of products.filter((one) => one.category === category && one.isVariable)) {
    for (const item of product.items) {
      const skuSuffix = suffixOf(product, item);
      if (!bySuffix.has(skuSuffix)) bySuffix.set(skuSuffix, { skuSuffix, item });
    }
  }
  const rimOf = ({ item }: Size) => item.tyre?.size.rim ?? 0;
  return [...bySuffix.values()].sort(
    (a, b) => rimOf(a) - rimOf(b) || a.skuSuffix.localeCompare(b.skuSuffix, 'en'),
  );
}
