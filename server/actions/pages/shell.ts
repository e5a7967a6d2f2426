import { filledCategories } from '../../../domain/catalogue/category.js';
import { inLocale, type Locale } from '../../../domain/core/locale.js';
import { toShellLinks } from '../../../domain/content/shellView.js';
import type { ShellView } from '../../../domain/content/pageViews.js';
import type { WordOverrides } from '../../../domain/content/wordOverrides.js';
import { FEATURE_NEWS } from '../../../features/rules.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Translate } from '../../../locales/intl.js';
import type { Backend, ShopSettings } from '../../ports/backend.js';
import { readMenus } from '../content/menus.js';
import { takesAnyInCash } from '../payment/ways.js';
import { channelsOf } from '../notifications/channelsOf.js';

/** Header, menus and footer of every page, in the page's language. */
export async function loadShell(backend: Backend, locale: Locale, words: WordOverrides): Promise<ShellView> {
  const { store, settings } = backend;
  const [shell, categories, takesCash] = await Promise.all([
    readMenus(backend),
    store.catalogue.listCategories(),
    takesAnyInCash(backend),
  ]);
  return {
    locale,
    origin: settings.publicUrl,
    apiBase: settings.apiBase,
    shopName: inLocale(shell.shopName, locale),
    tagline: inLocale(shell.tagline, locale),
    words,
    ...toShellLinks({ ...shell, categories: filledCategories(categories) }, locale),
    whatsAppNumber: settings.whatsappNumber,
    takesCash,
    channels: newsChannels(backend),
    ...(settings.reportsErrors ? { reportsErrors: true } : {}),
    ...analyticsView(settings.analytics, translateTo(locale, words)),
    ...(settings.trial === null ? {} : { trial: settings.trial }),
    writtenAt: Date.now(),
  };
}

function newsChannels(backend: Backend): NonNullable<ShellView['channels']> {
  const channels = FEATURE_NEWS.map((kind) => [kind, channelsOf(backend, kind)] as const);
  return Object.fromEntries(channels.filter(([, open]) => open.length > 0));
}

/** The words are sent with the settings, so that pages of a shop without analytics need neither. */
function analyticsView(
  settings: ShopSettings['analytics'],
  word: Translate,
): Pick<ShellView, 'analytics'> | undefined {
  if (settings === null) return undefined;
  const words = {
    label: word('consent.label'),
    text: word('consent.text'),
    accept: word('consent.accept'),
    decline: word('consent.decline'),
    settings: word('consent.settings'),
  };
  return { analytics: { settings, words } };
}
