import { CategoryPage } from '../../../components/catalogue/listing/CategoryPage.js';

export default CategoryPage;
