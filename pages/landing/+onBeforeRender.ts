import { loadLanding } from '../../features/landing/server/loadLanding.js';
import { pageHook } from '../pageHook.js';

export default pageHook(loadLanding);
