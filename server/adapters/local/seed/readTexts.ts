import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GenericSchema, InferOutput } from 'valibot';
import { DemoError, type DemoFaq, type DemoPage, type DemoTip, type Words } from './demo.js';
import { splitFrontMatter, toHtml } from './markdown.js';
import { checked } from './records.js';
import { PageFacts, TipFacts, TranslatedFacts } from './schemas.js';

/* Texts lie in two files, `slug.en.md` with the facts and `slug.ar.md` with the translation. */

const ENGLISH = '.en.md';

/** By id. */
export function readTips(folder: string): DemoTip[] {
  const tips = slugsIn(folder).map((slug) => {
    const { id, published, updated, categories, picture, ...text } = readText(TipFacts, folder, slug);
    return { id, slug, ...text, publishedAt: published, updatedAt: updated, categories, picture };
  });
  return tips.sort((a, b) => a.id - b.id);
}

/** By position. */
export function readPages(folder: string): DemoPage[] {
  const pages = slugsIn(folder).map((slug) => ({ slug, ...readText(PageFacts, folder, slug) }));
  return pages
    .sort((a, b) => a.position - b.position)
    .map(({ slug, title, excerpt, content, updated }) => {
      return { slug, title, excerpt, content, updatedAt: updated };
    });
}

/** The groups are headings of the second level, the questions of the third. */
export function readFaq(folder: string): DemoFaq {
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
