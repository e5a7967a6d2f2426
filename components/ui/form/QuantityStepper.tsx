import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import {
  nearestQuantity,
  type QuantityRule,
  type SettledQuantity,
  settleQuantity,
} from '../../../domain/catalogue/pricing/quantityRule.js';
import { Icon } from '../Icon.js';
import styles from './QuantityStepper.module.css';
import { typedNumber } from './typedNumber.js';

interface QuantityStepperProps {
  value: number;
  /** The most that can be ordered. */
  limit: number;
  /** Whether the limit is what is left in stock. */
  isStock: boolean;
  /** Absent: any quantity is sold. */
  rule?: QuantityRule | undefined;
  /** Called once for each finished number, which is always one that is sold. */
  onChange: (value: number) => void;
  /** Accessible name of what is counted. */
  label: string;
  /** Said below while there is nothing to say of what was typed. */
  hint?: string | undefined;
}

/** A number input with decrement and increment buttons. What is typed is read on blur and Enter. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, limit, isStock, rule, onChange, label, hint } = props;
  const t = useMessages();
  const explain = useExplanation(limit, isStock);
  const [typed, setTyped] = useState<string | null>(null);
  /** Said until the quantity changes again, also back by a write that failed. */
  const [note, setNote] = useState({ text: '', of: value });
  const input = useRef<HTMLInputElement>(null);
  const step = rule?.step ?? 1;

  function finish(settled: SettledQuantity): void {
    setTyped(null);
    setNote({ text: explain(settled), of: settled.quantity });
    if (settled.quantity !== value) onChange(settled.quantity);
  }

  function read(): void {
    if (typed === null) return;
    const wanted = typedNumber(typed);
    if (wanted !== null) {
      finish(settleQuantity(wanted, limit, rule));
      return;
    }
    setTyped(null);
    setNote({ text: t('quantity.kept', { count: value }), of: value });
  }

  function move(pieces: number): void {
    const from = (typed === null ? null : typedNumber(typed)) ?? value;
    const { quantity } = settleQuantity(from + pieces, limit, rule);
    finish({ quantity, because: null });
  }

  const keys: Partial<Record<string, () => void>> = {
    Enter: read,
    Escape: () => setTyped(null),
    ArrowUp: () => move(step),
    ArrowDown: () => move(-step),
  };
  useFinished(typed !== null, input, read);
  return (
    <div className={styles['quantity']}>
      <div className={styles['stepper']} role="group" aria-label={label}>
        <button
          type="button"
          aria-label={t('quantity.less')}
          disabled={value <= (rule?.least ?? 1)}
          onClick={() => move(-step)}
        >
          <Icon name="minus" size={20} />
        </button>
        <input
          ref={input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          aria-label={label}
          value={typed ?? value}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={read}
          onKeyDown={({ key }) => keys[key]?.()}
        />
        <button
          type="button"
          aria-label={t('quantity.more')}
          disabled={value >= nearestQuantity(limit, limit, rule)}
          onClick={() => move(step)}
        >
          <Icon name="plus" size={20} />
        </button>
      </div>
      <p className={styles['note']} role="status">
        {(note.of === value && note.text) || hint}
      </p>
    </div>
  );
}

/** `explain(settled)`: why another quantity was set than the typed one; empty if it is the same. */
function useExplanation(limit: number, isStock: boolean): (settled: SettledQuantity) => string {
  const t = useMessages();
  const reason = (because: NonNullable<SettledQuantity['because']>, quantity: number): string => {
    switch (because.code) {
      case 'too_few_of_product':
        return because.pieces === 1 ? '' : t('error.too_few_of_product', { pieces: because.pieces });
      case 'too_many_of_product':
        return t('error.too_many_of_product', { pieces: because.pieces });
      case 'sold_in_packs':
        return t('error.sold_in_packs', { pieces: because.pieces });
      case 'no_whole_number':
        return t('quantity.whole');
      case 'over_limit':
        return isStock
          ? t('error.insufficient_stock', { available: limit })
          : t('error.too_many_of_product', { pieces: quantity });
    }
  };
  return ({ quantity, because }) =>
    because === null ? '' : `${t('quantity.set', { count: quantity })} ${reason(because, quantity)}`.trim();
}

/**
 * Calls `read` when people finish typing without a blur: touch screens keep the focus in the input while a button is
 * tapped, and a tab can be closed and a page left without one.
 */
function useFinished(isTyping: boolean, input: { current: HTMLElement | null }, read: () => void): void {
  const finish = useEffectEvent(read);
  useEffect(() => () => finish(), []);
  useEffect(() => {
    if (!isTyping) return undefined;
    const press = ({ target }: Event) => {
      if (target !== input.current) finish();
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') finish();
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isTyping, input]);
}
