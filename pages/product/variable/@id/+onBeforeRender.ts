import { productLoader } from '../../../../server/actions/pages/product.js';
import { pageHook } from '../../../pageHook.js';

export default pageHook(productLoader('variable'));
