import { ThanksView } from '../../../components/order/thanks/ThanksView.js';
import type { CallingPageProps } from '../../../domain/order/orderViews.js';

export default function Page(props: CallingPageProps) {
  return <ThanksView {...props} />;
}
