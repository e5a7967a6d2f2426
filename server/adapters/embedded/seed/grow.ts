import { BRANDS } from './brands.js';
import { type NumberedProduct, PRODUCTS } from './catalogue.js';
import type { SeedProduct, SeedVariation, Words } from './types.js';

/*
 * Makes further products out of the written ones, for benchmarks. The k-th is always the same, however many are
 * asked for: everything about it is decided by k alone.
 */

/** Grown products live above every written one, each with room for its variations. */
export const FIRST_GROWN_ID = 100_000;
export const GROWN_ID_STRIDE = 10;
const MOST_VARIATIONS = GROWN_ID_STRIDE - 1;

const MODELS: readonly Words[] = [
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
/** Coprime to any likely number of templates, so that neighbours come from different shelves. */
const TEMPLATE_STEP = 37;

/** The products `from` to `to` (from 1, both included) that are grown beyond the written ones. */
export function grownProducts(from: number, to: number): NumberedProduct[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => grownProduct(from + index));
}

function grownProduct(k: number): NumberedProduct {
  const template = pick(PRODUCTS, k * TEMPLATE_STEP);
  const product = template.picture.kind === 'tyre' ? grownTyre(template, k) : grownEdition(template, k);
  const id = FIRST_GROWN_ID + k * GROWN_ID_STRIDE;
  return { id, product, variationIds: (product.variations ?? []).map((_, index) => id + 1 + index) };
}

function pick<T>(choices: readonly T[], index: number): T {
  const choice = choices[index % choices.length];
  if (choice === undefined) throw new Error('Nothing to choose from');
  return choice;
}

/** `Terra 120`: a new name for each k. */
function modelOf(k: number): Words {
  const model = pick(MODELS, k);
  const figure = FIRST_MODEL_NUMBER + MODEL_NUMBER_STEP * Math.floor(k / MODELS.length);
  return { en: `${model.en} ${figure}`, ar: `${model.ar} ${figure}` };
}

function skuOf(template: SeedProduct, k: number): string {
  return `${template.sku.split('-').slice(0, 2).join('-')}-G${k}`;
}

/** A new model of the template's maker in some neighbouring sizes of its category. */
function grownTyre(template: SeedProduct, k: number): SeedProduct {
  const model = modelOf(k);
  const brand = brandWords(template.brand);
  const shelf = sizesOf(template.category);
  const count = 1 + (k % Math.min(MOST_VARIATIONS, shelf.length));
  const start = (k * TEMPLATE_STEP) % Math.max(1, shelf.length - count);
  return {
    sku: skuOf(template, k),
    name: { en: `${brand.en} ${model.en}`, ar: `إطار ${brand.ar} ${model.ar}` },
    excerpt: {
      en: `${brand.en} ${model.en}: a dependable everyday pattern, steady in the wet and even in its wear.`,
      ar: `إطار ${brand.ar} ${model.ar}: نقشة يومية يعتمد عليها، ثابتة على البلل ومتساوية التآكل.`,
    },
    description: {
      en: `<p>${brand.en} ${model.en} is made for daily driving on city streets and open roads. Wide grooves lead water away, and a stiff centre rib keeps the steering straight.</p><p>Compare the size, load index and speed index below with your sidewall before you order.</p>`,
      ar: `<p>صُمم إطار ${brand.ar} ${model.ar} للقيادة اليومية داخل المدينة وعلى الطرق السريعة. قنوات عريضة تصرف المياه، وضلع أوسط متين يحافظ على ثبات التوجيه.</p><p>قارن المقاس ومؤشر الحمولة ورمز السرعة بالمكتوب على جنب إطارك قبل الطلب.</p>`,
    },
    brand: template.brand,
    origin: template.origin,
    category: template.category,
    picture: template.picture,
    variations: shelf.slice(start, start + count).map((size, index) => varied(size, k, index)),
  };
}

function brandWords(key: string): Words {
  const brand = Object.entries(BRANDS).find(([candidate]) => candidate === key)?.[1];
  if (brand === undefined) throw new Error(`No such brand in the seed: ${key}`);
  return brand.name;
}

/** The template's goods under a new edition. */
function grownEdition(template: SeedProduct, k: number): SeedProduct {
  const model = modelOf(k);
  const { variations, price, stock, ...rest } = template;
  const words = {
    ...rest,
    sku: skuOf(template, k),
    name: { en: `${rest.name.en}, ${model.en} edition`, ar: `${rest.name.ar}، إصدار ${model.ar}` },
  };
  if (variations !== undefined) {
    return {
      ...words,
      variations: variations.slice(0, MOST_VARIATIONS).map((one, index) => varied(one, k, index)),
    };
  }
  const { sale, ...plain } = words;
  return {
    ...plain,
    ...(sale === undefined ? {} : { sale: { ...sale, formerPrice: variedPrice(sale.formerPrice, k) } }),
    price: variedPrice(price ?? 0, k),
    stock: variedStock(stock ?? 0, k),
  };
}

function varied(variation: SeedVariation, k: number, index: number): SeedVariation {
  const { sale, ...rest } = variation;
  return {
    ...rest,
    price: variedPrice(rest.price, k),
    stock: variedStock(rest.stock, k + index),
    ...(sale === undefined ? {} : { sale: { ...sale, formerPrice: variedPrice(sale.formerPrice, k) } }),
  };
}

const PRICE_STEPS = 7;
const PRICE_STEP_PERCENT = 4;
const LOWEST_PERCENT = 88;

/** From 88 to 112 per cent, in whole pounds; the same k keeps an order of prices. */
function variedPrice(price: number, k: number): number {
  const percent = LOWEST_PERCENT + PRICE_STEP_PERCENT * (k % PRICE_STEPS);
  return Math.max(1, Math.round((price * percent) / 100));
}

const STOCK_CYCLE = 13;

/** Most are in stock; one in thirteen of those is not. */
function variedStock(stock: number, k: number): number {
  return k % STOCK_CYCLE === 0 ? 0 : stock + (k % STOCK_CYCLE);
}

const shelves = new Map<string, SeedVariation[]>();

/** Every size that the category is written in, once each, smallest rim first. */
function sizesOf(category: string): SeedVariation[] {
  const known = shelves.get(category);
  if (known !== undefined) return known;
  const bySuffix = new Map<string, SeedVariation>();
  for (const product of PRODUCTS.filter((candidate) => candidate.category === category)) {
    for (const size of product.variations ?? []) {
      if (!bySuffix.has(size.skuSuffix)) bySuffix.set(size.skuSuffix, size);
    }
  }
  const shelf = [...bySuffix.values()].sort(
    (a, b) => rimOf(a) - rimOf(b) || a.skuSuffix.localeCompare(b.skuSuffix, 'en'),
  );
  shelves.set(category, shelf);
  return shelf;
}

function rimOf(size: SeedVariation): number {
  return Number(/R(\d+)/.exec(size.size ?? '')?.[1] ?? 0);
}
