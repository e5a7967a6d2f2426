export { TipPage as default } from '../../../components/content/tips/TipPage.js';
