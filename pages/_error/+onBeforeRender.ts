import { localePath, readablePath } from '../../domain/paths.js';
import { getBackend } from '../../server/backend.js';
import { loadNotFound } from '../../server/actions/pages/notFound.js';
import { loadShell } from '../../server/actions/pages/shell.js';
import { loadOverrides, lookUpWords } from '../../server/actions/words.js';
import { type HookContext, readAddress } from '../pageHook.js';

/** The page for what is not there, and for what went wrong; in the language of the address. */
export default async function onBeforeRender(context: HookContext & { is404?: boolean | null }) {
  const { locale, path } = readAddress(context);
  const backend = await getBackend();
  const overrides = await loadOverrides(backend, locale);
  const word = lookUpWords(locale, overrides);
  const [page, shell] = await Promise.all([
    loadNotFound(backend, {
      locale,
      word,
      path: context.is404 === false ? null : readablePath(localePath(path, locale)),
    }),
    loadShell(backend, locale, overrides),
  ]);
  return { pageContext: { ...page, shell, locale } };
}
