import { useMessages } from '../../../client/intl/messages.js';
import { Icon } from '../Icon.js';
import styles from './QuantityStepper.module.css';
import { typedNumber } from './typedNumber.js';

interface QuantityStepperProps {
  value: number;
  min: number;
  max: number;
  /** It is counted in multiples of this. */
  step?: number | undefined;
  onChange: (value: number) => void;
  /** Accessible name of what is counted. */
  label: string;
}

/** A number input with decrement and increment buttons. */
export function QuantityStepper({ value, min, max, step = 1, onChange, label }: QuantityStepperProps) {
  const t = useMessages();
  const set = (next: number) => {
    if (Number.isFinite(next)) onChange(Math.min(max, Math.max(min, Math.round(next / step) * step)));
  };
  return (
    <div className={styles['stepper']} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t('quantity.less')}
        disabled={value <= min}
        onClick={() => set(value - step)}
      >
        <Icon name="minus" size={20} />
      </button>
      <input
        type="text"
        inputMode="numeric"
        dir="ltr"
        aria-label={label}
        value={value}
        onChange={(event) => set(typedNumber(event.currentTarget.value, min))}
        onKeyDown={({ key }) => {
          if (key === 'ArrowUp') set(value + step);
          if (key === 'ArrowDown') set(value - step);
        }}
      />
      <button
        type="button"
        aria-label={t('quantity.more')}
        disabled={value >= max}
        onClick={() => set(value + step)}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}
