import { SearchPage } from '../../components/category/SearchPage.js';

export default SearchPage;
