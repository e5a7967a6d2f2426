export { TipsPage as default } from '../../components/content/tips/TipsPage.js';
