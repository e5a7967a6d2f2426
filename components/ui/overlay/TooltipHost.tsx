import { Tooltip, useTooltipStore } from '@ariakit/react/tooltip';
import {
  OVERLAY_Z_INDEX,
  TOOLTIP_HIDE_DELAY_MS,
  TOOLTIP_OPEN_DELAY_MS,
  TOOLTIP_SKIP_DELAY_MS,
} from '../../../domain/core/limits.js';
import styles from './TooltipHost.module.css';
import { useEffect, useState } from 'react';

/** Shows an icon's label on hover and focus; screen readers get it from the accessible name. */
export function TooltipHost({ first }: { first: HTMLElement | null }) {
  const { target, isOpen } = useTooltipTarget(first);
  const tooltip = useTooltipStore({ open: isOpen, placement: 'bottom' });
  return (
    <Tooltip
      key={target?.dataset['tip']}
      store={tooltip}
      className={styles['tooltip']}
      style={{ zIndex: OVERLAY_Z_INDEX }}
      wrapperProps={{ style: { zIndex: OVERLAY_Z_INDEX } }}
      unmountOnHide
      gutter={8}
      getAnchorRect={() => target?.getBoundingClientRect() ?? null}
    >
      {target?.dataset['tip']}
    </Tooltip>
  );
}

/** Elements with a tooltip, and the tooltip itself, which may be hovered without closing it. */
const TIPPED = '[data-tip]';
const TOOLTIP = '[role=tooltip]';

interface TooltipState {
  target: HTMLElement | null;
  isOpen: boolean;
}

/**
 * The element whose tooltip is open: after a delay on hover, immediately on focus or when another tooltip has just
 * closed. `first` is the element that triggered the loading of this code.
 */
function useTooltipTarget(first: HTMLElement | null) {
  const [state, setState] = useState<TooltipState>({ target: null, isOpen: false });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let open: HTMLElement | null = null;
    let closedAt = -Infinity;

    function show(target: HTMLElement): void {
      open = target;
      setState({ target, isOpen: true });
    }
    function hide(): void {
      clearTimeout(timer);
      if (open !== null) closedAt = Date.now();
      open = null;
      setState(({ target }) => ({ target, isOpen: false }));
    }
    function onPoint(target: HTMLElement | null, isOverTooltip: boolean): void {
      clearTimeout(timer);
      if (isOverTooltip || (target !== null && target === open)) return;
      if (target === null) {
        if (open !== null) timer = setTimeout(hide, TOOLTIP_HIDE_DELAY_MS);
      } else {
        const isFollowing = open !== null || Date.now() - closedAt < TOOLTIP_SKIP_DELAY_MS;
        timer = setTimeout(() => show(target), isFollowing ? 0 : TOOLTIP_OPEN_DELAY_MS);
      }
    }
    const listeners: [string, (event: Event) => void][] = [
      [
        'pointerover',
        (event) => {
          if ('pointerType' in event && event.pointerType === 'mouse')
            onPoint(tipped(event.target), closest(event.target, TOOLTIP) !== null);
        },
      ],
      [
        'focusin',
        (event) => {
          const target = tipped(event.target);
          if (target?.matches(':focus-visible') === true) show(target);
        },
      ],
      ['focusout', hide],
      ['pointerdown', hide],
      ['keydown', (event) => 'key' in event && event.key === 'Escape' && hide()],
    ];
    for (const [name, listener] of listeners) document.addEventListener(name, listener);
    if (first?.matches(':focus-visible') === true) show(first);
    else if (first?.matches(':hover') === true) onPoint(first, false);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) document.removeEventListener(name, listener);
    };
  }, [first]);

  return state;
}

/** The tooltip's element for an event target, or null; an element that shows the same text needs no tooltip. */
function tipped(target: EventTarget | null): HTMLElement | null {
  const element = closest(target, TIPPED);
  return element?.innerText.trim() === element?.dataset['tip'] ? null : element;
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
