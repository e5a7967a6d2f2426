import { loadContentPage } from '../../server/actions/pages/content/content.js';
import { pageHook } from '../pageHook.js';

export default pageHook(loadContentPage);
