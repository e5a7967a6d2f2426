import { localePath, readablePath } from '../../domain/core/paths.js';
import { loadErrorPage, readBuiltErrorPage } from '../../server/actions/pages/errorPage.js';
import { getBackend } from '../../server/backend.js';
import { type HookContext, readAddress } from '../pageHook.js';

/** Loads the not-found and error page in the language of the URL. */
export default async function onBeforeRender(context: HookContext & { is404?: boolean | null }) {
  const { locale, path } = readAddress(context);
  const wanted = { locale, path: context.is404 === false ? null : readablePath(localePath(path, locale)) };
  const live = () => loadErrorPage(getBackend, wanted);
  const built = () => readBuiltErrorPage(wanted);
  // On a failure the backend has just been called without success, so it is not called again.
  const page = await (wanted.path === null ? built().catch(live) : live().catch(built));
  return { pageContext: { ...page, title: page.head.title, locale } };
}
