import { loadTips } from '../../server/actions/pages/tips.js';
import { pageHook } from '../pageHook.js';

export default pageHook(loadTips);
