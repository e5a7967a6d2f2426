import { loadNotFound } from '../../server/actions/pages/notFound.js';
import { pageHook } from '../pageHook.js';

/** What a page that breaks in the browser shows instead of itself; as a file it is there in every trouble. */
export default pageHook((backend, { locale, word }) => loadNotFound(backend, { locale, word, path: null }));
