import { ThanksView } from '../../../components/order/ThanksView.js';
import type { OrderPageProps } from '../../../domain/content/views.js';

export default function Page({ orderId }: OrderPageProps) {
  return <ThanksView orderId={orderId} />;
}
