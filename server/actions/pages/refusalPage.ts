import { COLOURS } from '../../../domain/core/colours.js';
import type { RefusalCode } from '../../../domain/core/errors.js';
import { escapeHtml } from '../../../domain/text/escapeHtml.js';
import { LANGUAGES } from '../../../domain/core/locale.js';
import { localePath, PATHS, splitLocale } from '../../../domain/core/paths.js';
import type { MessageKey } from '../../../locales/keys.js';
import { translateTo } from '../../../locales/serverIntl.js';

/** A static page for a rejected request, in the language of the path; it needs no backend. */
export function refusalPage(code: RefusalCode, path: string): string {
  const { locale } = splitLocale(path);
  const { iso, dir } = LANGUAGES[locale];
  const word = (key: MessageKey) => escapeHtml(translateTo(locale)(key));
  // An overlong address would be rejected again, so that page links to the home page; the others link to the same
  // address.
  const wayOn =
    code === 'address_too_long'
      ? `<a href="${localePath(PATHS.home, locale)}">${word('not_found.home')}</a>`
      : `<a href="">${word('action.retry')}</a>`;
  return `<!DOCTYPE html>
<html lang="${iso}" dir="${dir}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${word('error.title')}</title>
    <style>
      body { margin: 0; min-block-size: 100vh; display: grid; place-content: center; justify-items: center; gap: 16px; padding: 24px; box-sizing: border-box; font: 18px/1.6 system-ui, sans-serif; color: ${COLOURS.brand}; text-align: center; }
      p { margin: 0; max-inline-size: 40ch; }
      a { padding: 12px 24px; border-radius: 8px; color: ${COLOURS.textInverse}; background: ${COLOURS.brand}; text-decoration: none; }
    </style>
  </head>
  <body>
    <p>${word(`error.${code}`)}</p>
    ${wayOn}
  </body>
</html>
`;
}
