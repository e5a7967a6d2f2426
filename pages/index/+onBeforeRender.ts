import { loadHome } from '../../server/actions/pages/home.js';
import { pageHook } from '../pageHook.js';

export default pageHook(loadHome);
