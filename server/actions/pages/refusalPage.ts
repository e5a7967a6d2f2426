import { escapeHtml } from '../../../domain/escapeHtml.js';
import { LOCALE_FACTS } from '../../../domain/locale.js';
import { splitLocale } from '../../../domain/paths.js';
import { plainWord } from '../../../locales/plain.js';

/** A page that costs nothing to write, in the language of the path, for whoever has to wait a moment. */
export function refusalPage(code: 'too_many_requests' | 'busy', path: string): string {
  const { locale } = splitLocale(path);
  const { iso, dir } = LOCALE_FACTS[locale];
  const word = (key: Parameters<typeof plainWord>[0]) => escapeHtml(plainWord(key, locale));
  return `<!DOCTYPE html>
<html lang="${iso}" dir="${dir}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${word('error.title')}</title>
    <style>
      body { margin: 0; min-block-size: 100vh; display: grid; place-content: center; justify-items: center; gap: 16px; padding: 24px; box-sizing: border-box; font: 18px/1.6 system-ui, sans-serif; color: #0b2447; text-align: center; }
      p { margin: 0; max-inline-size: 40ch; }
      a { padding: 12px 24px; border-radius: 8px; color: #fff; background: #0b2447; text-decoration: none; }
    </style>
  </head>
  <body>
    <p>${word(`error.${code}`)}</p>
    <a href="">${word('action.retry')}</a>
  </body>
</html>
`;
}
