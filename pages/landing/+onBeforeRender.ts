import { loadLanding } from '../../server/actions/pages/landingPage.js';
import { pageHook } from '../pageHook.js';

export default pageHook(loadLanding);
