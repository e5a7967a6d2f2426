import type { BranchesPageProps } from '../../../domain/branches/branchViews.js';
import { toClock } from '../../../domain/branches/slots.js';
import { formatPrice } from '../../../domain/core/money.js';
import { htmlToMarkdown } from './htmlToMarkdown.js';
import type { MarkdownPage } from './markdownPage.js';
import {
  escapeMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
  markdownSection,
} from './markdownText.js';

/** All branches with their addresses and hours. */
export function branchesMarkdown(
  { title, lead, branches, phone, html }: BranchesPageProps,
  { word, origin }: MarkdownPage,
): string {
  const sections = branches.map(({ name, address, mapUrl, opens, closes, fitting }) => {
    const kind = fitting === null ? 'none' : fitting === 0 ? 'free' : 'paid';
    return markdownSection(
      name,
      markdownList([
        escapeMarkdown(address),
        `${toClock(opens)}–${toClock(closes)}`,
        escapeMarkdown(word('branches.fitting', { kind, fee: formatPrice(fitting ?? 0) })),
        ...(mapUrl === null ? [] : [markdownLink(word('visit.map'), mapUrl)]),
        ...(phone === null ? [] : [phone.text]),
      ]),
    );
  });
  return markdownBlocks(
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(lead),
    ...sections,
    html === null ? '' : htmlToMarkdown(html, origin),
  );
}
