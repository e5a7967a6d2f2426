import { useMessages } from '../../../client/intl/messages.js';
import { formatPrice } from '../../../domain/core/money.js';
import { unitPrice } from '../../../domain/catalogue/pricing/unitPrice.js';
import { CAR_SET } from '../../../domain/catalogue/product.js';
import type { SetTermsView } from '../../../domain/catalogue/plate/setTerms.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { PATHS } from '../../../domain/core/paths.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import styles from './delivery/DeliveryPromise.module.css';
import type { Choice } from '../../../client/catalogue/useChoice.js';

type FittingPriceProps = NonNullable<SetTermsView['fitting']> &
  Pick<Choice, 'isOpen' | 'limit' | 'price' | 'quantityPrices'>;

/** The price of four tyres with fitting, at the branch for which it holds. */
export function FittingPrice({ fee, branch, isOpen, limit, ...priced }: FittingPriceProps) {
  const t = useMessages();
  const isFour = !isOpen && limit >= CAR_SET;
  const words = t('product.fitting', {
    kind: fee === 0 ? 'free' : isFour ? 'four' : 'each',
    branch: branch ?? t('plate.our_branch'),
    total: formatPrice(CAR_SET * (unitPrice(priced, CAR_SET) + fee)),
    fee: formatPrice(isFour ? CAR_SET * fee : fee),
  });
  return (
    <p className={styles['promise']}>
      <Icon name="tools" />
      <span>
        <BidiText>{words}</BidiText>
        {branch !== null && (
          <>
            {' '}
            <Link to={PATHS.branches}>{t('branches.title')}</Link>
          </>
        )}
      </span>
    </p>
  );
}
