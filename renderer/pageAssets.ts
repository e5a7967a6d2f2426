import { PAGE_FILES, STYLES } from 'virtual:page-assets';
import { safeJson } from './headHtml.js';
import type { FrameworkAsset } from './pageContext.js';

/** Where the framework writes its tags in development; in a build it writes none, and would leave the mark itself. */
export const ASSETS_PLACEHOLDER = '__VITE_PLUGIN_SSR__ASSETS_FIRST__';

/**
 * Keeps the framework's placeholders out of what people have written: a search for one would otherwise move the
 * page's style sheets into its own search box, or break the page. The text that is read stays the same.
 */
export function defusePlaceholders(html: string): string {
  return html.replaceAll('__VITE_PLUGIN_', '__VITE&#95;PLUGIN_');
}

/** What the framework is told to write into the page: nothing of a build, and in development our own entry for its. */
export async function frameworkAssets(known: () => Promise<FrameworkAsset[]>): Promise<FrameworkAsset[]> {
  if (!import.meta.env.DEV) return [];
  const assets = await known();
  return assets.map((asset) =>
    asset.isEntry && asset.assetType === 'script' ? { ...asset, src: '/renderer/client.ts' } : asset,
  );
}

/**
 * The style sheets of a page, in the page itself, so that nothing has to be waited for before it is drawn. The
 * disabled links are not loaded; they keep the bundler from loading the same sheets once more with the page's code.
 */
export function stylesHtml(pageId: string): string {
  const { styles = [] } = PAGE_FILES[pageId] ?? {};
  const text = styles.map((file) => STYLES[file] ?? '').join('');
  const links = styles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`);
  return `<style>${text}</style>${links.join('')}`;
}

/** What the script in the page's head loads after its pictures: properties of `script` and `link` elements. */
export function scriptsHtml(pageId: string): string {
  const [entry, ...chunks] = PAGE_FILES[pageId]?.scripts ?? [];
  if (entry === undefined) return '';
  const elements = [
    { type: 'module', src: entry },
    ...chunks.map((href) => ({ rel: 'modulepreload', href })),
  ];
  return `<script type="application/json" id="scripts">${safeJson(elements)}</script>`;
}

/**
 * Takes the tags with which React asks for the largest pictures off the beginning of a page's HTML: they belong before
 * the style sheets, so that a browser meets them with the first bytes.
 */
export function takePicturePreloads(html: string): { preloads: string; rest: string } {
  const preloads = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(html)?.[0] ?? '';
  return { preloads, rest: html.slice(preloads.length) };
}
