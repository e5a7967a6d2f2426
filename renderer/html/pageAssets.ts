import { PAGE_FILES, STYLES } from 'virtual:page-assets';
import { safeJson } from './headHtml.js';
import type { FrameworkAsset } from '../routing/pageContext.js';

/**
 * Escapes the framework's placeholders in content: otherwise a search for one would move the page's style sheets into
 * the search box, or break the page. The visible text is unchanged.
 */
export function defusePlaceholders(html: string): string {
  return html.replaceAll('__VITE_PLUGIN_', '__VITE&#95;PLUGIN_');
}

/** The tags that the framework inserts: none in a build; in development, our own entry instead of its own. */
export async function frameworkAssets(known: () => Promise<FrameworkAsset[]>): Promise<FrameworkAsset[]> {
  if (!import.meta.env.DEV) return [];
  const assets = await known();
  return assets.map((asset) =>
    asset.isEntry && asset.assetType === 'script' ? { ...asset, src: '/renderer/client.ts' } : asset,
  );
}

/**
 * Inlines a page's style sheets, so that the first paint waits for no request. The disabled links are not loaded; they
 * stop the bundler from loading the same style sheets again with the page's code.
 */
export function stylesHtml(pageId: string): string {
  const { styles = [] } = PAGE_FILES[pageId] ?? {};
  const text = styles.map((file) => STYLES[file] ?? '').join('');
  const links = styles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`);
  return `<style>${text}</style>${links.join('')}`;
}

/** The page's script and the chunks it imports, which the inline script loads after the page's images. */
export function scriptsHtml(pageId: string): string {
  const files = PAGE_FILES[pageId]?.scripts ?? [];
  return files.length === 0 ? '' : `<script type="application/json" id="scripts">${safeJson(files)}</script>`;
}

/**
 * Moves React's preload tags for the largest images from the start of a page's HTML to before the style sheets, so that
 * browsers see them in the first bytes.
 */
export function takePicturePreloads(html: string): { preloads: string; rest: string } {
  const preloads = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(html)?.[0] ?? '';
  return { preloads, rest: html.slice(preloads.length) };
}
