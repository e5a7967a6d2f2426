import { loadOfficeOrder } from '../../../server/actions/pages/office/officeOrder.js';
import { pageHook } from '../../pageHook.js';

export default pageHook(loadOfficeOrder);
