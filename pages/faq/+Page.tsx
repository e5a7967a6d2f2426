export { FaqPage as default } from '../../components/content/FaqPage.js';
