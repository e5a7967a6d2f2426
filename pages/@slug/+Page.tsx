export { ContentPage as default } from '../../components/content/ContentPage.js';
