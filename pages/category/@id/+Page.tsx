import { CategoryPage } from '../../../components/category/CategoryPage.js';

export default CategoryPage;
