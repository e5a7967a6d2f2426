import { callingPage } from '../../../server/actions/pages/content/plainPages.js';
import { pageHook } from '../../pageHook.js';

export default pageHook(callingPage('title.track_order'));
