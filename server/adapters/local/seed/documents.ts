import type {
  ContentPage,
  NotFoundContent,
  Tip,
  TranslationOverrides,
} from '../../../../domain/content/content.js';
import type { SqlValue } from '../../../database/sql/sql.js';
import { type Demo, DemoError } from './demo.js';
import { idOf, withLinks } from './links.js';
import { pictureAddress } from './pictureAddress.js';

const NO_OVERRIDES: TranslationOverrides = {};

/** Rows of `documents` (kind, key, position, body): the values of the content port, as JSON. */
export function documentRows(demo: Demo): SqlValue[][] {
  const { shell, home } = demo.site;
  return [
    ...rowsOf('page', pages(demo), (page) => page.slug),
    ...rowsOf('tip', tips(demo), (tip) => String(tip.id)),
    ...rowsOf('faq', questions(demo), (_, index) => String(index + 1)),
    ...rowsOf('branch', demo.branches, ({ slug }) => slug),
    ...rowsOf('site', [shell], () => 'shell'),
    ...rowsOf('site', [home], () => 'home'),
    ...rowsOf('site', [notFound(demo)], () => 'not-found'),
    ...rowsOf('site', [NO_OVERRIDES], () => 'translations'),
  ];
}

function rowsOf<T>(kind: string, documents: readonly T[], keyOf: (document: T, index: number) => string) {
  return documents.map((document, index): SqlValue[] => [
    kind,
    keyOf(document, index),
    index,
    JSON.stringify(document),
  ]);
}

/** The FAQ is a separate page whose content is the questions. */
function pages(demo: Demo): ContentPage[] {
  const { title, excerpt } = demo.faq;
  const updatedAt = demo.pages.reduce(
    (latest, page) => (page.updatedAt > latest ? page.updatedAt : latest),
    '',
  );
  return [
    ...demo.pages.map((page) => ({ ...page, content: withLinks(page.content, demo) })),
    { slug: 'faq', title, excerpt, content: { en: '' }, updatedAt },
  ];
}

function tips(demo: Demo): Tip[] {
  return demo.tips.map(({ picture, categories, ...tip }) => ({
    ...tip,
    content: withLinks(tip.content, demo),
    image: pictureAddress(picture),
    relatedCategoryIds: categories.map((slug) => idOf(demo.categories, slug)),
  }));
}

function questions(demo: Demo) {
  return demo.faq.questions.map((question) => ({ ...question, answer: withLinks(question.answer, demo) }));
}

function notFound(demo: Demo): NotFoundContent {
  const all = pages(demo);
  return {
    ...demo.site.notFound,
    pages: demo.site.notFound.pages.map((slug) => {
      const page = all.find((candidate) => candidate.slug === slug);
      if (page === undefined) throw new DemoError(`site.json refers to a page "${slug}" that does not exist`);
      return { slug, title: page.title };
    }),
  };
}
