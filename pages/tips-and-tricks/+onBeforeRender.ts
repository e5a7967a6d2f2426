import { loadTips } from '../../server/actions/pages/content/tips.js';
import { pageHook } from '../pageHook.js';

export default pageHook(loadTips);
