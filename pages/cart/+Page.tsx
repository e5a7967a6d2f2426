import { CartView } from '../../components/cart/CartView.js';

export default CartView;
