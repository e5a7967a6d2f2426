import { getBackend } from '../../server/backend.js';
import { loadNotFound } from '../../server/actions/pages/notFound.js';
import { loadShell } from '../../server/actions/pages/shell.js';
import { type HookContext, readAddress } from '../pageHook.js';

/** The page for what is not there, and for what went wrong; in the language of the address. */
export default async function onBeforeRender(context: HookContext & { is404?: boolean | null }) {
  const { locale, path } = readAddress(context);
  const backend = await getBackend();
  const [page, shell] = await Promise.all([
    loadNotFound(backend, { locale, path: context.is404 === false ? null : path }),
    loadShell(backend, locale),
  ]);
  return { pageContext: { ...page, shell, locale } };
}
