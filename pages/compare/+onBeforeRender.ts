import { loadComparison } from '../../features/compare/server/loadComparison.js';
import { pageHook } from '../pageHook.js';

export default pageHook(loadComparison);
