export { CartView as default } from '../../components/cart/CartView.js';
