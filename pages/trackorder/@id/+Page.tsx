import { TrackView } from '../../../components/order/TrackView.js';
import type { OrderPageProps } from '../../../domain/order/orderViews.js';

export default function Page({ orderId }: OrderPageProps) {
  return <TrackView orderId={orderId} />;
}
