import { createContext, useContext } from 'react';
import type { ShellView } from '../../domain/content/views.js';

export const ShellContext = createContext<ShellView | null>(null);

/** What stands around the page: for parts of the page that say the same, such as the shop's number. */
export function useShell(): ShellView {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('useShell needs a Shell');
  return shell;
}
