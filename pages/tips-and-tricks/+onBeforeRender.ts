import { loadTips } from '../../server/actions/pages/content.js';
import { pageHook } from '../pageHook.js';

export default pageHook(loadTips);
