import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/form/Button.js';
import styles from './CheckoutFields.module.css';

interface MoreFieldProps {
  /** Label of the button that reveals the field. */
  action: string;
  value: string;
  children: ReactNode;
}

/** An optional field behind a button, which keeps the form short. */
export function MoreField({ action, value, children }: MoreFieldProps) {
  const [isWanted, setIsWanted] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [wasFilled] = useState(value !== '');

  useEffect(() => {
    if (isWanted) box.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isWanted]);

  if (!isWanted && !wasFilled) {
    return (
      <div className={styles['more']}>
        <Button variant="quiet" size="s" icon="plus" onClick={() => setIsWanted(true)}>
          {action}
        </Button>
      </div>
    );
  }
  return <div ref={box}>{children}</div>;
}
