import { loadLanding } from '../../server/actions/pages/landing/landingPage.js';
import { pageHook } from '../pageHook.js';

export default pageHook(loadLanding);
