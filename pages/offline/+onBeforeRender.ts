import { loadOffline } from '../../features/offline/server/loadOffline.js';
import { pageHook } from '../pageHook.js';

/** Shown by the service worker without a connection; prerendered, so that it can be fetched in advance. */
export default pageHook(loadOffline);
