import { personalPage } from '../../server/actions/pages/content/plainPages.js';
import { pageHook } from '../pageHook.js';

export default pageHook(personalPage('stock_request.list'));
