import { loadCategory } from '../../../server/actions/pages/category.js';
import { pageHook } from '../../pageHook.js';

export default pageHook(loadCategory);
