/** Where the framework writes a page's style sheets; without it they would come before the character set. */
export const ASSETS_PLACEHOLDER = '__VITE_PLUGIN_SSR__ASSETS_FIRST__';

/**
 * Keeps the framework's placeholders out of what people have written: a search for one would otherwise move the
 * page's style sheets into its own search box, or break the page. The text that is read stays the same.
 */
export function defusePlaceholders(html: string): string {
  return html.replaceAll('__VITE_PLUGIN_', '__VITE&#95;PLUGIN_');
}

interface PageAsset {
  assetType: string | null;
  inject: false | 'HTML_BEGIN' | 'HTML_END';
}

/** The page preloads the font of its own script; the framework would preload both, 31 kB more on English pages. */
export function leaveFontsToThePage(assets: PageAsset[]): void {
  for (const asset of assets) if (asset.assetType === 'font') asset.inject = false;
}
