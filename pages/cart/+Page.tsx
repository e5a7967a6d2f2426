import { CartView } from '../../components/cart/CartView.js';

export default function Page() {
  return <CartView />;
}
