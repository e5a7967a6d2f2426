export { DraftPage as default } from '../../../components/content/DraftPage.js';
