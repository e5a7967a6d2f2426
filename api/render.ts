import '../dist/server/importBuild.cjs';
import { vercelFunction } from '../server/http/platform/vercel.js';
import { getBackend, isPrerendered } from '../server/backend.js';
import { findCanonicalAddress } from '../server/actions/site/canonicalAddress.js';
import { readDocument } from '../server/actions/site/documents.js';
import { countMissedSearch } from '../server/actions/search/countMissedSearch.js';
import { refusalPage } from '../server/actions/pages/refusalPage.js';
import { readErrorHtml } from '../server/actions/pages/errorPage.js';
import { isForAgents } from '../domain/core/paths.js';
import { renderOnDemand } from '../server/http/rendering/renderOnDemand.js';

/**
 * Every page: those of the build when they are renewed, the others, and the 404 page for what is not there at all. Forms
 * that are sent without scripts are answered here, too, because their answers are pages.
 */
export default vercelFunction(
  renderOnDemand({
    redirectOf: async (url) => findCanonicalAddress(await getBackend(), url),
    openGate: getBackend,
    readDocument: async (url) => {
      const backend = await getBackend();
      if (!isForAgents(url.pathname)) return readDocument(backend, url.pathname);
      // Loaded only when it is needed: its parser takes longer to start than a page to render.
      const { readMarkdown } = await import('../server/actions/markdown/readMarkdown.js');
      return readMarkdown(backend, url);
    },
    isPrerendered,
    callRoute: async (route, request, facts) => {
      const { handle } = await (route.startsWith('/api/post/') ? import('./post.js') : import('./wcPost.js'));
      return handle(request, facts);
    },
    onMissedSearch: async (words, network) => countMissedSearch(await getBackend(), words, network),
    refusalPage,
    readErrorPage: readErrorHtml,
  }),
);
