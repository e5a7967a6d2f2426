export { ProductPage as default } from '../../../../components/catalogue/product/ProductPage.js';
