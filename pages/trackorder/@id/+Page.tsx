import { TrackView } from '../../../components/order/TrackView.js';
import type { CallingPageProps } from '../../../domain/order/orderViews.js';

export default function Page(props: CallingPageProps) {
  return <TrackView {...props} />;
}
