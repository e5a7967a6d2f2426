import { loadNotFound } from '../../server/actions/pages/notFound.js';
import { pageHook } from '../pageHook.js';

/** The error page for a page that crashes in the browser; prerendered, so it is available during any outage. */
export default pageHook((backend, { locale, word }) => loadNotFound(backend, { locale, word, path: null }));
