import { useMessages } from '../../client/intl/messages.js';
import type { CheckoutStep } from '../../domain/checkout/checkoutForm.js';
import { classNames } from '../ui/classNames.js';
import { Icon } from '../ui/Icon.js';
import { Link } from '../ui/Link.js';
import styles from './StepProgress.module.css';

interface StepProgressProps {
  step: CheckoutStep;
  /** All steps of this order. */
  steps: readonly CheckoutStep[];
  /** Path of the previous step, or of the cart. */
  backPath: string;
}

/** Back link and a progress bar with a segment for each step. */
export function StepProgress({ step, steps, backPath }: StepProgressProps) {
  const t = useMessages();
  const index = steps.indexOf(step);
  const total = steps.length;
  return (
    <div className={styles['progress']}>
      <div className={styles['bar']} aria-hidden="true">
        {steps.map((name, position) => (
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
