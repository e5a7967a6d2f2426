import { COLOURS } from '../../../domain/core/colours.js';
import { APP_ICON_PX } from '../../../domain/content/appIcons.js';
import { inLocale, type Locale, LANGUAGES } from '../../../domain/core/locale.js';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import type { Backend } from '../../ports/backend.js';

/** The web app manifest as JSON. */
export async function buildWebManifest({ content }: Backend, locale: Locale): Promise<string> {
  const { shopName, tagline } = await content.getShell();
  const { iso, dir } = LANGUAGES[locale];
  const home = localePath(PATHS.home, locale);
  return JSON.stringify({
    id: home,
    name: `${inLocale(shopName, locale)} – ${inLocale(tagline, locale)}`,
    short_name: inLocale(shopName, locale),
    lang: iso,
    dir,
    start_url: home,
    scope: '/',
    // Keeps the browser's back button, because a card payment leaves the shop for a while.
    display: 'minimal-ui',
    theme_color: COLOURS.brand,
    background_color: COLOURS.surface,
    icons: APP_ICON_PX.map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
}
