import { ReceiptView } from '../../../components/order/receipt/ReceiptView.js';
import type { ReceiptPageProps } from '../../../domain/order/orderViews.js';

export default function Page({ orderId, seller }: ReceiptPageProps) {
  return <ReceiptView orderId={orderId} seller={seller} />;
}
