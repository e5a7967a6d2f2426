import { ProductPage } from '../../../../components/product/ProductPage.js';

export default ProductPage;
