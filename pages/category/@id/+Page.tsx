export { CategoryPage as default } from '../../../components/catalogue/listing/CategoryPage.js';
