export { OfflinePage as default } from '../../components/content/offline/OfflinePage.js';
