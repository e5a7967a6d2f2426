import { useMessages } from '../../client/intl/messages.js';
import { CHECKOUT_STEPS, type CheckoutStep } from '../../domain/checkout/checkoutForm.js';
import { classNames } from '../ui/classNames.js';
import { Icon } from '../ui/Icon.js';
import { Link } from '../ui/Link.js';
import styles from './StepProgress.module.css';

interface StepProgressProps {
  step: CheckoutStep;
  /** Path of the previous step, or of the cart. */
  backPath: string;
}

/** Back link and a progress bar with four segments. */
export function StepProgress({ step, backPath }: StepProgressProps) {
  const t = useMessages();
  const index = CHECKOUT_STEPS.indexOf(step);
  const total = CHECKOUT_STEPS.length;
  return (
    <div className={styles['progress']}>
      <div className={styles['bar']} aria-hidden="true">
        {CHECKOUT_STEPS.map((name, position) => (
          <span key={name} className={classNames(styles['part'], position <= index && styles['done'])} />
        ))}
      </div>
      <div className={styles['row']}>
        <Link to={backPath} className={styles['back']}>
          <Icon name="chevron-left" size={20} />
          {t('action.back')}
        </Link>
        <p className={styles['words']}>{t('checkout.step_of', { step: index + 1, total })}</p>
      </div>
    </div>
  );
}
