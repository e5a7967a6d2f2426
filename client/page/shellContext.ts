import { createContext, useContext } from 'react';
import type { ShellView } from '../../domain/content/pageViews.js';

export const ShellContext = createContext<ShellView | null>(null);

/** The shell's data, for page content that repeats parts of it, such as the shop's phone number. */
export function useShell(): ShellView {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('useShell needs a Shell');
  return shell;
}
