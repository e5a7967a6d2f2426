import { loadTip } from '../../../server/actions/pages/content/tips.js';
import { pageHook } from '../../pageHook.js';

export default pageHook(loadTip);
