import { loadReceiptPage } from '../../../server/actions/pages/plainPages.js';
import { pageHook } from '../../pageHook.js';

export default pageHook(loadReceiptPage);
