import { loadComparison } from '../../server/actions/pages/comparison/loadComparison.js';
import { pageHook } from '../pageHook.js';

export default pageHook(loadComparison);
