import { SearchPage } from '../../components/catalogue/listing/SearchPage.js';

export default SearchPage;
