type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;

/** Whether a click follows a link in its own window: keys and other buttons open a tab or save it. */
export function isPlainClick({ button, ctrlKey, shiftKey, altKey, metaKey }: Click): boolean {
  return button === 0 && !ctrlKey && !shiftKey && !altKey && !metaKey;
}
