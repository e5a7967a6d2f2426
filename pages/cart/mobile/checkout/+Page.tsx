import { MobileCheckout } from '../../../../components/checkout/MobileCheckout.js';

export default function Page() {
  return <MobileCheckout step="delivery" />;
}
