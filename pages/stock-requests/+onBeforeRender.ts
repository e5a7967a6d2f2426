import { personalPage } from '../../server/actions/pages/plainPages.js';
import { pageHook } from '../pageHook.js';

export default pageHook(personalPage('stock_request.list'));
