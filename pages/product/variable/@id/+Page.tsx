import { ProductPage } from '../../../../components/catalogue/product/ProductPage.js';

export default ProductPage;
