import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { DROPDOWN_DELAY_MS } from '../../domain/limits.js';

/** Opens a panel by click or by resting on it, closes it by Escape, by leaving it and by going elsewhere. */
export function useDropdown() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function setSoon(next: boolean): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(next), DROPDOWN_DELAY_MS);
  }

  const frame = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setSoon(true),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setSoon(false),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Escape' || !isOpen) return;
      setIsOpen(false);
      event.currentTarget.querySelector('button')?.focus();
    },
  };
  const toggle = () => {
    clearTimeout(timer.current);
    setIsOpen(!isOpen);
  };
  return { isOpen, toggle, close: () => setIsOpen(false), frame };
}
