import { nameWithTagline } from '../../../domain/content/nameWithTagline.js';
import { COLOURS } from '../../../domain/core/colours.js';
import { APP_ICON_PX } from '../../../domain/content/appIcons.js';
import { inLocale, type Locale, LANGUAGES } from '../../../domain/core/locale.js';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import type { Backend } from '../../ports/backend.js';
import { loadOverrides } from '../words/words.js';
import { translateTo } from '../../../locales/serverIntl.js';

/** The web app manifest as JSON. Each language is an app of its own. */
export async function buildWebManifest(backend: Backend, locale: Locale): Promise<string> {
  const [shell, overrides] = await Promise.all([backend.content.getShell(), loadOverrides(backend, locale)]);
  const word = translateTo(locale, overrides);
  const { iso, dir } = LANGUAGES[locale];
  const home = localePath(PATHS.home, locale);
  return JSON.stringify({
    id: home,
    name: nameWithTagline(shell, locale),
    short_name: inLocale(shell.shopName, locale),
    description: inLocale(shell.tagline, locale),
    categories: ['shopping'],
    lang: iso,
    dir,
    start_url: home,
    scope: '/',
    // Keeps the browser's back button, because a card payment leaves the shop for a while.
    display: 'minimal-ui',
    theme_color: COLOURS.brand,
    background_color: COLOURS.surface,
    // The same pictures for both purposes: the background fills the square, and the drawing stays within the safe area.
    icons: ['any', 'maskable'].flatMap((purpose) =>
      APP_ICON_PX.map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    shortcuts: [
      { name: word('search'), url: localePath(PATHS.search, locale) },
      { name: word('title.cart'), url: localePath(PATHS.cart, locale) },
    ],
  });
}
