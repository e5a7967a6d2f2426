import { inLocale, type Locale } from '../../../domain/core/locale.js';
import { feedPath, localePath, PATHS, tipPath } from '../../../domain/core/paths.js';
import type { Backend } from '../../ports/backend.js';
import { loadOverrides } from '../words/words.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { escapeXml } from './xml.js';

/** The articles of a language as an RSS 2.0 feed, newest first. */
export async function buildFeed(backend: Backend, locale: Locale): Promise<string> {
  const { content, settings } = backend;
  const [tips, shell, overrides] = await Promise.all([
    content.listTips(),
    content.getShell(),
    loadOverrides(backend, locale),
  ]);
  const word = translateTo(locale, overrides);
  const address = (path: string) => escapeXml(new URL(localePath(path, locale), settings.publicUrl).href);
  const items = tips.flatMap((tip) => [
    '    <item>',
    `      <title>${escapeXml(inLocale(tip.title, locale))}</title>`,
    `      <link>${address(tipPath(tip.id))}</link>`,
    `      <guid isPermaLink="true">${address(tipPath(tip.id))}</guid>`,
    `      <pubDate>${toRfc822(tip.publishedAt)}</pubDate>`,
    `      <description>${escapeXml(inLocale(tip.excerpt, locale))}</description>`,
    '    </item>',
  ]);
  const latest = tips.reduce((newest, { updatedAt }) => (updatedAt > newest ? updatedAt : newest), '');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${escapeXml(`${inLocale(shell.shopName, locale)} – ${word('tips.title')}`)}</title>`,
    `    <link>${address(PATHS.tips)}</link>`,
    `    <description>${escapeXml(word('tips.description'))}</description>`,
    `    <language>${locale}</language>`,
    ...(latest === '' ? [] : [`    <lastBuildDate>${toRfc822(latest)}</lastBuildDate>`]),
    `    <atom:link href="${address(feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** `2026-03-01` → `Sun, 01 Mar 2026 00:00:00 GMT`, as RSS requires. */
function toRfc822(time: string): string {
  return new Date(time).toUTCString();
}
