import { type FocusEvent, useState } from 'react';

/** Whether somebody is at an element: points at it, or has the keyboard's focus in it. */
export function useAttention() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const frame = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: (event: FocusEvent<HTMLElement>) =>
      setIsFocused(event.currentTarget.contains(event.relatedTarget)),
  };
  return { hasAttention: isHovered || isFocused, frame };
}
