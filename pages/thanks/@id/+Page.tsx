import { ThanksView } from '../../../components/order/thanks/ThanksView.js';
import type { ThanksPageProps } from '../../../domain/order/orderViews.js';

export default function Page(props: ThanksPageProps) {
  return <ThanksView {...props} />;
}
