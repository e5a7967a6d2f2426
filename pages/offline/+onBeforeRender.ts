import { loadOffline } from '../../server/actions/pages/content/offline.js';
import { pageHook } from '../pageHook.js';

/** Shown by the service worker without a connection; prerendered, so that it can be fetched in advance. */
export default pageHook(loadOffline);
