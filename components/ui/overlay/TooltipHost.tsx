import { Tooltip, useTooltipStore } from '@ariakit/react/tooltip';
import {
  OVERLAY_Z_INDEX,
  TOOLTIP_HIDE_DELAY_MS,
  TOOLTIP_OPEN_DELAY_MS,
  TOOLTIP_SKIP_DELAY_MS,
} from '../../../domain/core/limits.js';
import styles from './TooltipHost.module.css';
import { useEffect, useState } from 'react';

/** Shows the name of a sign to those who point at it; for screen readers the sign has it anyway. */
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

/** What has a tooltip, and the tooltip itself, which one may point at as well. */
const TIPPED = '[data-tip]';
const TOOLTIP = '[role=tooltip]';

interface TooltipState {
  target: HTMLElement | null;
  isOpen: boolean;
}

/**
 * Which element's tooltip is open: after a while of pointing at it, at once where another has just been open or
 * the keyboard has come to it. `first` is what was pointed at when this code was sent for.
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
          if ((event as PointerEvent).pointerType === 'mouse')
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
      ['keydown', (event) => (event as KeyboardEvent).key === 'Escape' && hide()],
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

/** The element with a tooltip that an event is about, or null; what stands there in words anyway needs none. */
function tipped(target: EventTarget | null): HTMLElement | null {
  const element = closest(target, TIPPED);
  return element?.innerText.trim() === element?.dataset['tip'] ? null : element;
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
