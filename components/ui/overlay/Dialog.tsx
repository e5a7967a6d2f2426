import { createElement } from 'react';
import type { DialogPanelProps } from './DialogPanel.js';
import { useLazy } from '../hooks/useLazy.js';

const loadPanel = () => import('./DialogPanel.js');

/** A panel over the page; its code is loaded when one is first opened. */
export function Dialog(props: DialogPanelProps) {
  const loaded = useLazy(props.isOpen, loadPanel);
  return loaded === null ? null : createElement(loaded.DialogPanel, props);
}
