import { createElement, type RefObject } from 'react';
import type { DialogPanelProps } from './DialogPanel.js';
import { useLazy } from '../hooks/useLazy.js';
import { useWarm } from '../hooks/useWarm.js';

const loadPanel = () => import('./DialogPanel.js');

interface DialogProps extends DialogPanelProps {
  /** The button that opens it. */
  button: RefObject<HTMLElement | null>;
}

/** A modal dialog; its code follows the hydration of a page that shows its button. */
export function Dialog({ button, ...props }: DialogProps) {
  useWarm(button, loadPanel);
  const loaded = useLazy(props.isOpen, loadPanel);
  return loaded === null ? null : createElement(loaded.DialogPanel, props);
}
