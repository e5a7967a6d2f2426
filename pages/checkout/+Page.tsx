import { CheckoutView } from '../../components/checkout/CheckoutView.js';

export default function Page() {
  return <CheckoutView />;
}
