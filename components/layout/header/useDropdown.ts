import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { DROPDOWN_DELAY_MS } from '../../../domain/core/limits.js';

/** Opens a panel by click, by arrow keys or, after a moment, by resting on it; leaving it closes it again. */
export function useDropdown() {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const [takesFocus, setTakesFocus] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function setOpen(next: boolean, withFocus = false): void {
    clearTimeout(timer.current);
    if (next) setIsWanted(true);
    setTakesFocus(withFocus);
    setIsOpen(next);
  }

  function setSoon(next: boolean): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), DROPDOWN_DELAY_MS);
  }

  const frame = {
    onPointerEnter: (event: PointerEvent) => {
      setIsWanted(true);
      if (event.pointerType === 'mouse' && !isOpen) setSoon(true);
      else clearTimeout(timer.current);
    },
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setSoon(false),
  };
  const trigger = {
    onFocus: () => setIsWanted(true),
    onClick: () => setOpen(!isOpen, true),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(true, true);
    },
  };
  return { isOpen, setOpen, isWanted, takesFocus, trigger, frame };
}
