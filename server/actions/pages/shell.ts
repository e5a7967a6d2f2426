import { filledCategories } from '../../../domain/catalogue/category.js';
import { inLocale, type Locale } from '../../../domain/core/locale.js';
import { toShellLinks } from '../../../domain/content/shellView.js';
import type { ShellView } from '../../../domain/content/pageViews.js';
import type { WordOverrides } from '../../../domain/content/wordOverrides.js';
import type { Backend } from '../../ports/backend.js';

/** Header, menus and footer of every page, in the page's language. */
export async function loadShell(
  { content, store, settings }: Backend,
  locale: Locale,
  words: WordOverrides,
): Promise<ShellView> {
  const [shell, categories] = await Promise.all([content.getShell(), store.catalogue.listCategories()]);
  return {
    locale,
    origin: settings.publicUrl,
    apiBase: settings.apiBase,
    shopName: inLocale(shell.shopName, locale),
    tagline: inLocale(shell.tagline, locale),
    words,
    ...toShellLinks({ ...shell, categories: filledCategories(categories) }, locale),
    whatsAppNumber: settings.whatsAppNumber,
    forgets: !settings.isDurable,
    writtenAt: Date.now(),
  };
}
