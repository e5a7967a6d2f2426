import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkDemo } from './checkDemo.js';
import {
  type Demo,
  DemoError,
  type DemoItem,
  type DemoProduct,
  type DemoFaq,
  type DemoPage,
  type DemoTip,
  type Words,
} from './demo.js';
import { readRecord, readRecords, checked } from './records.js';
import {
  BestSellers,
  Brand,
  Category,
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
import { splitFrontMatter, toHtml } from './markdown.js';

/** Below the folder in which the shop is started, wherever its code has been bundled to. */
const DEMO_FOLDER = 'demo';

/** Reads and checks the demonstration shop. Throws `DemoError`, which names the file and the record. */
export function readDemo(folder = DEMO_FOLDER): Demo {
  const file = (name: string) => join(folder, name);
  const demo: Demo = {
    brands: readRecords(Brand, file('brands.json')),
    origins: readRecords(Origin, file('origins.json')),
    categories: readRecords(Category, file('categories.json')),
    offers: readRecord(Offers, file('offers.json')),
    bestSellers: readRecord(BestSellers, file('bestSellers.json')),
    products: readProducts(file('products')),
    tips: readTips(file('tips')),
    pages: readPages(file('pages')),
    faq: readFaq(folder),
    site: readRecord(Site, file('site.json')),
  };
  const problems = checkDemo(demo);
  if (problems.length > 0) throw new DemoError(problems.map((problem) => file(problem)).join('\n'));
  return demo;
}

/** A file for each category, named by it. */
function readProducts(folder: string): DemoProduct[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const products = files.flatMap((name) =>
    readRecords(Product, join(folder, name)).map((record) => toProduct(record, basename(name, '.json'))),
  );
  return products.sort((a, b) => a.id - b.id);
}

function toProduct(record: ProductRecord, category: string): DemoProduct {
  const { variations, size, price, stock, sale, attributes, ...product } = record;
  const { id, sku } = product;
  const simple = { id, sku, label: { en: '', ar: '' }, size, price: price ?? 0, stock: stock ?? 0, sale };
  return {
    ...product,
    category,
    isVariable: variations !== undefined,
    items: variations?.map((one, place) => toItem({ ...one, attributes }, one.id ?? id + 1 + place)) ?? [
      toItem({ ...simple, attributes }, id),
    ],
  };
}

type ItemRecord = Pick<ProductRecord, 'sku' | 'size' | 'sale' | 'attributes'> &
  Omit<NonNullable<ProductRecord['variations']>[number], 'id'>;

function toItem(record: ItemRecord, id: number): DemoItem {
  const { sku, label, size, attributes, picture, price, stock, sale } = record;
  const marking = size?.marking ?? '';
  return {
    ...{ id, sku, price, stock },
    label: label ?? { en: marking, ar: marking },
    tyre: size ?? null,
    attributes: { ...size?.attributes, ...attributes },
    picture: picture ?? null,
    sale: sale ?? null,
  };
}

/* Texts lie in two files, `slug.en.md` with the facts and `slug.ar.md` with the translation. */

const ENGLISH = '.en.md';

/** By id. */
function readTips(folder: string): DemoTip[] {
  const tips = slugsIn(folder).map((slug) => {
    const { id, published, updated, categories, picture, ...text } = readText(TipFacts, folder, slug);
    return { id, slug, ...text, publishedAt: published, updatedAt: updated, categories, picture };
  });
  return tips.sort((a, b) => a.id - b.id);
}

/** By position. */
function readPages(folder: string): DemoPage[] {
  const pages = slugsIn(folder).map((slug) => ({ slug, ...readText(PageFacts, folder, slug) }));
  return pages
    .sort((a, b) => a.position - b.position)
    .map(({ slug, title, excerpt, content, updated }) => {
      return { slug, title, excerpt, content, updatedAt: updated };
    });
}

/** The groups are headings of the second level, the questions of the third. */
function readFaq(folder: string): DemoFaq {
  const en = readFile(TranslatedFacts, join(folder, 'faq.en.md'));
  const ar = readFile(TranslatedFacts, join(folder, 'faq.ar.md'));
  const [asked, translated] = [questionsIn(en.body), questionsIn(ar.body)];
  if (asked.length !== translated.length) {
    throw new DemoError(
      `${join(folder, 'faq.ar.md')}: has ${translated.length} questions, the English file ${asked.length}`,
    );
  }
  return {
    title: { en: en.facts.title, ar: ar.facts.title },
    excerpt: { en: en.facts.excerpt, ar: ar.facts.excerpt },
    questions: asked.map((question, index) => {
      const arabic = translated[index] ?? question;
      return {
        group: { en: question.group, ar: arabic.group },
        question: { en: question.question, ar: arabic.question },
        answer: { en: toHtml(question.answer), ar: toHtml(arabic.answer) },
      };
    }),
  };
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

function slugsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ENGLISH))
    .map((name) => name.slice(0, -ENGLISH.length));
}

interface Facts {
  title: string;
  excerpt: string;
}

/** A text in both languages, with the other facts of its English file. */
function readText<S extends GenericSchema<unknown, Facts>>(schema: S, folder: string, slug: string) {
  const en = readFile(schema, join(folder, slug + ENGLISH));
  const ar = readFile(TranslatedFacts, join(folder, `${slug}.ar.md`));
  const words = (of: keyof Facts): Words => ({ en: en.facts[of], ar: ar.facts[of] });
  return {
    ...en.facts,
    title: words('title'),
    excerpt: words('excerpt'),
    content: { en: toHtml(en.body), ar: toHtml(ar.body) },
  };
}

function readFile<S extends GenericSchema>(schema: S, file: string): { facts: InferOutput<S>; body: string } {
  const { facts, body } = split(file);
  return { facts: checked(schema, facts, file), body };
}

function split(file: string) {
  try {
    return splitFrontMatter(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new DemoError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
