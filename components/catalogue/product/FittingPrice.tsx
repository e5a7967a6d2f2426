import { useMessages } from '../../../client/intl/messages.js';
import { formatPrice, type Piastres } from '../../../domain/core/money.js';
import { unitPrice } from '../../../domain/catalogue/pricing/unitPrice.js';
import { CAR_SET } from '../../../domain/catalogue/product.js';
import { BidiText } from '../../ui/text/BidiText.js';
import type { Choice } from './useChoice.js';

interface FittingPriceProps extends Pick<Choice, 'isOpen' | 'limit' | 'price' | 'quantityPrices'> {
  /** For one tyre. */
  fee: Piastres;
}

/** The price of four tyres with fitting, which is paid at the branch and is no part of the order. */
export function FittingPrice({ fee, isOpen, limit, ...priced }: FittingPriceProps) {
  const t = useMessages();
  const isFour = !isOpen && limit >= CAR_SET;
  const words = t('product.fitting', {
    kind: fee === 0 ? 'included' : isFour ? 'four' : 'each',
    total: formatPrice(CAR_SET * (unitPrice(priced, CAR_SET) + fee)),
    fee: formatPrice(isFour ? CAR_SET * fee : fee),
  });
  return (
    <p>
      <BidiText>{words}</BidiText>
    </p>
  );
}
