import '../dist/server/importBuild.cjs';
import { vercelFunction } from '../server/http/vercel.js';
import { getBackend } from '../server/backend.js';
import { findCanonicalAddress } from '../server/actions/site/canonicalAddress.js';
import { refusalPage } from '../server/actions/pages/refusalPage.js';
import { readErrorHtml } from '../server/actions/pages/errorPage.js';
import { renderOnDemand } from '../server/http/renderOnDemand.js';

/** Every page that was not prerendered, and the 404 page. */
export default vercelFunction(
  renderOnDemand({
    redirectOf: async (url) => findCanonicalAddress(await getBackend(), url),
    openGate: getBackend,
    refusalPage,
    readErrorPage: readErrorHtml,
  }),
);
