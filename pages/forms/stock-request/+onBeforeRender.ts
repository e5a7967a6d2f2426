import { loadStockForm } from '../../../features/stockRequests/server/loadStockForm.js';
import { pageHook } from '../../pageHook.js';

export default pageHook(loadStockForm);
