export { OfflinePage as default } from '../../features/offline/components/OfflinePage.js';
