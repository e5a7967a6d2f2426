import { loadSearch } from '../../server/actions/pages/search.js';
import { pageHook } from '../pageHook.js';

export default pageHook(loadSearch);
