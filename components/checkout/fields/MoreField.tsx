import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/form/Button.js';

interface MoreFieldProps {
  /** Verb that asks for the field. */
  action: string;
  value: string;
  children: ReactNode;
}

/** A field that few need: a button until it is asked for, so that the form is as short as it can be. */
export function MoreField({ action, value, children }: MoreFieldProps) {
  const [isWanted, setIsWanted] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [wasFilled] = useState(value !== '');

  useEffect(() => {
    if (isWanted) box.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isWanted]);

  if (!isWanted && !wasFilled) {
    return (
      <div>
        <Button variant="quiet" size="s" icon="plus" onClick={() => setIsWanted(true)}>
          {action}
        </Button>
      </div>
    );
  }
  return <div ref={box}>{children}</div>;
}
