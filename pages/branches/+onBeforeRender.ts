import { loadBranches } from '../../server/actions/pages/content/branches.js';
import { pageHook } from '../pageHook.js';

export default pageHook(loadBranches);
