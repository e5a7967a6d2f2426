import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  DEFAULT_LOCALE,
  inEveryLocale,
  type Locale,
  LOCALES,
  WRITTEN_IN,
  type Written,
} from '../../../../domain/core/locale.js';
import { byKey } from '../../../../domain/core/byKey.js';
import { isAdded } from '../../../../domain/core/writtenText.js';
import { checkDemo } from './checkDemo.js';
import {
  type Demo,
  DemoError,
  type DemoItem,
  type DemoProduct,
  type DemoFaq,
  type DemoPage,
  type DemoTip,
} from './demo.js';
import { checked, readAll, readEach, readRecord, readRecords, readWritten } from './records.js';
import {
  BestSellers,
  Brand,
  Category,
  Coupon,
  Offers,
  Origin,
  Product,
  type ProductRecord,
  Site,
  PageFacts,
  TipFacts,
  TranslatedFacts,
} from './schemas.js';
import type { GenericSchema, InferOutput } from 'valibot';
import { BranchRecord } from '../../../documents/branchShapes.js';
import { splitFrontMatter, toHtml } from './markdown.js';
import { readTextFile } from './textFiles.js';

/** Relative to the working directory, because bundling moves the code. */
const DEMO_FOLDER = 'demo';
const TEXT_FILE_MAX_CHARS = 100_000;

/** Reads and validates the demonstration shop. Throws one `DemoError` with a line for each record that is invalid. */
export function readDemo(folder = DEMO_FOLDER): Demo {
  const file = (name: string) => join(folder, name);
  const demo: Demo = readAll({
    brands: () => readRecords(Brand, file('brands.json')),
    origins: () => readRecords(Origin, file('origins.json')),
    categories: () => readRecords(Category, file('categories.json')),
    offers: () => readRecord(Offers, file('offers.json')),
    bestSellers: () => readRecord(BestSellers, file('bestSellers.json')),
    products: () => readProducts(file('products')),
    tips: () => readTips(file('tips')),
    pages: () => readPages(file('pages')),
    faq: () => readFaq(folder),
    site: () => readRecord(Site, file('site.json')),
    coupons: () => readRecords(Coupon, file('coupons.json')),
    branches: () => readWritten(BranchRecord, file('branches.json')),
  });
  const problems = checkDemo(demo);
  if (problems.length > 0) throw new DemoError(problems.map((problem) => file(problem)).join('\n'));
  return demo;
}

/** One file per category, named after it. */
function readProducts(folder: string): DemoProduct[] {
  const files = namesIn(folder, '.json');
  const products = readEach(files, (name) =>
    readRecords(Product, join(folder, `${name}.json`)).map((record) => toProduct(record, name)),
  );
  return products.flat().sort((a, b) => a.id - b.id);
}

const NO_LABEL: Written = { en: '', ar: '' };

function toProduct(record: ProductRecord, category: string): DemoProduct {
  const { variations, size, price, quantityPrices, stock, sale, attributes, photographed, ...product } =
    record;
  const { id, sku } = product;
  const simple = {
    id,
    sku,
    label: NO_LABEL,
    size,
    price: price ?? 0,
    stock: stock ?? 0,
    sale,
    quantityPrices,
  };
  return {
    ...product,
    category,
    isIllustrated: !photographed,
    isVariable: variations !== undefined,
    items: variations?.map((one, place) =>
      toItem(
        { quantityPrices, ...one, attributes: { ...attributes, ...one.attributes } },
        one.id ?? id + 1 + place,
      ),
    ) ?? [toItem({ ...simple, attributes }, id)],
  };
}

type ItemRecord = Pick<ProductRecord, 'sku' | 'size' | 'sale' | 'attributes' | 'quantityPrices'> &
  Omit<NonNullable<ProductRecord['variations']>[number], 'id'>;

function toItem(record: ItemRecord, id: number): DemoItem {
  const { sku, label, size, attributes, picture, price, quantityPrices = null, stock, sale } = record;
  const marking = size?.marking ?? '';
  return {
    ...{ id, sku, price, quantityPrices, stock },
    label: label ?? inEveryLocale(() => marking),
    tyre: size ?? null,
    attributes: { ...size?.attributes, ...attributes },
    picture: picture ?? null,
    sale: sale ?? null,
  };
}

/* A text has one file per language: `slug.en.md` with all front matter, `slug.ar.md` with the translation. */

const ORIGINAL = `.${DEFAULT_LOCALE}.md`;

/** By id. */
function readTips(folder: string): DemoTip[] {
  const tips = readEach(namesIn(folder, ORIGINAL), (slug) => {
    const { id, published, updated, categories, picture, ...text } = readText(TipFacts, folder, slug);
    return { id, slug, ...text, publishedAt: published, updatedAt: updated, categories, picture };
  });
  return tips.sort((a, b) => a.id - b.id);
}

/** By position. */
function readPages(folder: string): DemoPage[] {
  const pages = readEach(namesIn(folder, ORIGINAL), (slug) => ({
    slug,
    ...readText(PageFacts, folder, slug),
  }));
  return pages
    .sort((a, b) => a.position - b.position)
    .map(({ slug, title, excerpt, content, updated }) => {
      return { slug, title, excerpt, content, updatedAt: updated };
    });
}

/** Groups are second-level headings, questions third-level headings. */
function readFaq(folder: string): DemoFaq {
  const files = readFiles(TranslatedFacts, folder, 'faq');
  const questions = files.map(({ locale, file, body }) => ({ locale, file, list: questionsIn(body) }));
  const asked = questions.find(({ locale }) => locale === DEFAULT_LOCALE)?.list ?? [];
  for (const { file, list } of questions) {
    if (list.length === asked.length) continue;
    throw new DemoError(`${file}: has ${list.length} questions, the English file ${asked.length}`);
  }
  const wordsOf = (index: number, of: 'group' | 'question' | 'answer', change = (text: string) => text) =>
    toWords(questions.map(({ locale, list }) => [locale, change(list[index]?.[of] ?? '')]));
  return {
    title: toWords(files.map(({ locale, facts }) => [locale, facts.title])),
    excerpt: toWords(files.map(({ locale, facts }) => [locale, facts.excerpt])),
    questions: asked.map((_, index) => ({
      group: wordsOf(index, 'group'),
      question: wordsOf(index, 'question'),
      answer: wordsOf(index, 'answer', toHtml),
    })),
  };
}

function toWords(texts: readonly (readonly [Locale, string])[]): Written {
  const words: Written = byKey(WRITTEN_IN, () => '');
  for (const [locale, text] of texts) words[locale] = text;
  return words;
}

/** The files of a text: required languages, and others if present. */
function readFiles<S extends GenericSchema<unknown, Facts>>(schema: S, folder: string, slug: string) {
  const files = LOCALES.map((locale) => ({ locale, file: join(folder, `${slug}.${locale}.md`) })).filter(
    ({ locale, file }) => !isAdded(locale) || existsSync(file),
  );
  return readEach(files, ({ locale, file }) => {
    return { locale, file, ...readFile(locale === DEFAULT_LOCALE ? schema : TranslatedFacts, file) };
  });
}

function questionsIn(body: string): { group: string; question: string; answer: string }[] {
  return body.split(/^## /m).flatMap((section) => {
    const [group = '', ...questions] = section.split(/^### /m);
    return questions.map((text) => {
      const [question = '', ...answer] = text.split('\n');
      return { group: group.trim(), question: question.trim(), answer: answer.join('\n').trim() };
    });
  });
}

/** Names of the files with this ending, without it. */
function namesIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) throw new DemoError(`${folder}: does not exist`);
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));
}

interface Facts {
  title: string;
  excerpt: string;
}

/** A text in all its languages, with the front matter of its English file. */
function readText<S extends GenericSchema<unknown, Facts>>(schema: S, folder: string, slug: string) {
  const files = readFiles(schema, folder, slug);
  const words = (of: keyof Facts) => toWords(files.map(({ locale, facts }) => [locale, facts[of]]));
  return {
    ...(files.find(({ locale }) => locale === DEFAULT_LOCALE)?.facts as InferOutput<S>),
    title: words('title'),
    excerpt: words('excerpt'),
    content: toWords(files.map(({ locale, body }) => [locale, toHtml(body)])),
  };
}

function readFile<S extends GenericSchema>(schema: S, file: string): { facts: InferOutput<S>; body: string } {
  const { facts, body } = split(file);
  return { facts: checked(schema, facts, file), body };
}

function split(file: string) {
  const text = readTextFile(file);
  if (text.length > TEXT_FILE_MAX_CHARS)
    throw new DemoError(`${file}: has over ${TEXT_FILE_MAX_CHARS} letters`);
  try {
    return splitFrontMatter(text);
  } catch (error) {
    throw new DemoError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
