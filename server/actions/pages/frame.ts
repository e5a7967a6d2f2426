import { errorCodeOf } from '../../../domain/core/errors.js';
import type { Locale } from '../../../domain/core/locale.js';
import type { ShellView } from '../../../domain/content/pageViews.js';
import type { Backend } from '../../ports/backend.js';
import { loadOverrides } from '../words/words.js';
import { readBuiltErrorPage } from './errorPage.js';
import { loadShell } from './shell.js';

interface Frame {
  shell: ShellView;
  /** For the page's own loader: it knows the shop's name even while the content backend is down. */
  backend: Backend;
}

/**
 * Header, menus and footer of a page. If the content backend is down and nothing is cached, those of the last build are
 * used.
 */
export async function loadFrame(backend: Backend, locale: Locale): Promise<Frame> {
  try {
    const words = await loadOverrides(backend, locale);
    return { shell: await loadShell(backend, locale, words), backend };
  } catch (error) {
    if (errorCodeOf(error) !== 'content_unavailable') throw error;
    const built = await readBuiltErrorPage({ locale, path: null }).catch(() => null);
    if (built === null) throw error;
    return { shell: built.shell, backend: withName(backend, built.shell.shopName) };
  }
}

/** Pages ask the content backend for the shop's name; nothing else of it is replaced. */
function withName(backend: Backend, shopName: string): Backend {
  const nothing = { en: '' };
  const section = { title: nothing, links: [] };
  const shell = {
    shopName: { en: shopName },
    tagline: nothing,
    navLinks: [],
    footerMenu: [],
    footer: {
      left: section,
      middle: section,
      right: section,
      newsletter: { placeholder: nothing, button: nothing, description: nothing },
      copyrights: nothing,
      socialMedia: [],
    },
  };
  return { ...backend, content: { ...backend.content, getShell: () => Promise.resolve(shell) } };
}
