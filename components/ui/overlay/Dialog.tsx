import { createElement } from 'react';
import type { DialogPanelProps } from './DialogPanel.js';
import { useLazy } from '../hooks/useLazy.js';

const loadPanel = () => import('./DialogPanel.js');

/** A modal dialog; its code is loaded when one is first opened. */
export function Dialog(props: DialogPanelProps) {
  const loaded = useLazy(props.isOpen, loadPanel);
  return loaded === null ? null : createElement(loaded.DialogPanel, props);
}
