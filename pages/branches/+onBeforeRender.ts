import { loadBranches } from '../../server/actions/pages/branches.js';
import { pageHook } from '../pageHook.js';

export default pageHook(loadBranches);
