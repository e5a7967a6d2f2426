import { localePath, readablePath } from '../../domain/core/paths.js';
import { loadErrorPage, readBuiltErrorPage } from '../../server/actions/pages/errorPage.js';
import { getBackend } from '../../server/backend.js';
import { type HookContext, readAddress } from '../pageHook.js';

/** The page for what is not there, and for what went wrong; in the language of the address. */
export default async function onBeforeRender(context: HookContext & { is404?: boolean | null }) {
  const { locale, path } = readAddress(context);
  const wanted = { locale, path: context.is404 === false ? null : readablePath(localePath(path, locale)) };
  const live = () => loadErrorPage(getBackend, wanted);
  const built = () => readBuiltErrorPage(wanted);
  // Where a page failed, a backend has just been asked in vain.
  const page = await (wanted.path === null ? built().catch(live) : live().catch(built));
  return { pageContext: { ...page, locale } };
}
