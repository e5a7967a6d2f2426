export { SearchPage as default } from '../../components/catalogue/listing/SearchPage.js';
