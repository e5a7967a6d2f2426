import type {
  ContentPageProps,
  FaqPageProps,
  TipPageProps,
  TipsPageProps,
} from '../../../domain/pages/contentViews.js';
import { markdownPath } from '../../../domain/core/paths.js';
import { htmlToMarkdown } from './htmlToMarkdown.js';
import { productList } from './listingMarkdown.js';
import type { MarkdownPage } from './markdownPage.js';
import {
  escapeMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
  markdownSection,
} from './markdownText.js';

/** An information page. */
export function contentMarkdown({ title, text }: ContentPageProps, { origin }: MarkdownPage): string {
  return markdownBlocks(`# ${escapeMarkdown(title)}`, htmlToMarkdown(text.html, origin));
}

/** Questions and answers. */
export function faqMarkdown({ title, lead, groups }: FaqPageProps, { origin }: MarkdownPage): string {
  const entries = groups.flatMap((group) => group.entries);
  return markdownBlocks(
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(lead),
    ...entries.map(({ question, answer }) => markdownSection(question, htmlToMarkdown(answer, origin))),
  );
}

/** All articles, newest first. */
export function tipsMarkdown({ tips }: TipsPageProps, { word, addressOf }: MarkdownPage): string {
  return markdownBlocks(
    `# ${escapeMarkdown(word('tips.title'))}`,
    markdownList(
      tips.map(({ title, excerpt, path }) => {
        return `${markdownLink(title, addressOf(markdownPath(path)))}: ${escapeMarkdown(excerpt)}`;
      }),
    ),
  );
}

/** An article with the products that it is about. */
export function tipMarkdown({ title, text, relatedProducts }: TipPageProps, page: MarkdownPage): string {
  return markdownBlocks(
    `# ${escapeMarkdown(title)}`,
    htmlToMarkdown(text.html, page.origin),
    markdownSection(page.word('listing.results'), productList(relatedProducts, page)),
  );
}
