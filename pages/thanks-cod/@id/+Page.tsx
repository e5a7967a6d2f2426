import { ThanksView } from '../../../components/order/thanks/ThanksView.js';
import type { OrderPageProps } from '../../../domain/order/orderViews.js';

export default function Page({ orderId }: OrderPageProps) {
  return <ThanksView orderId={orderId} />;
}
