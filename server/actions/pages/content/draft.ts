import type {
  ContentPageProps,
  DraftPageProps,
  TipPageProps,
} from '../../../../domain/pages/contentViews.js';
import type { Draft } from '../../../../domain/content/content.js';
import { inLocale } from '../../../../domain/core/locale.js';
import type { Backend } from '../../../ports/backend.js';
import { openDraft } from '../../content/drafts.js';
import { loadContentPage } from './content.js';
import { type LoadedPage, pageHead, type PageLoader, type PageRequest } from '../page.js';
import { loadTip } from './tips.js';

/** An unpublished page or article by its signed link, with 404 for a forged link and 410 for an expired one. */
export const loadDraft: PageLoader<DraftPageProps> = async (backend, request) => {
  const opened = await openDraft(backend, request.params['token'] ?? '');
  const page = opened.state === 'open' ? await showDraft(backend, request, opened.draft) : null;
  const { shopName } = await backend.content.getShell();
  const title = request.word('draft.title');
  return {
    // Without what search engines and social networks would show of it.
    head: pageHead({ title, shopName: inLocale(shopName, request.locale), description: title }),
    pageProps: page ?? { state: opened.state === 'expired' ? 'expired' : 'unknown' },
    ...(page === null ? { status: opened.state === 'expired' ? 410 : 404 } : {}),
  };
};

/** As the page will be once it is published, among everything that is. */
async function showDraft(
  backend: Backend,
  request: PageRequest,
  draft: Draft,
): Promise<DraftPageProps | null> {
  const { content } = backend;
  if (draft.kind === 'page') {
    const shown = { ...backend, content: { ...content, getPage: () => Promise.resolve(draft.page) } };
    const loaded: LoadedPage<ContentPageProps> | null = await loadContentPage(shown, request);
    return loaded === null ? null : { state: 'open', kind: 'page', page: loaded.pageProps };
  }
  const { tip } = draft;
  const listTips = async () => [tip, ...(await content.listTips()).filter(({ id }) => id !== tip.id)];
  const loaded: LoadedPage<TipPageProps> | null = await loadTip(
    { ...backend, content: { ...content, listTips } },
    { ...request, params: { id: String(tip.id) } },
  );
  return loaded === null ? null : { state: 'open', kind: 'tip', page: loaded.pageProps };
}
