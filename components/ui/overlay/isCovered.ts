/** The place of a toast, in px from the window's edges; its size is about that of what was added. */
const TOAST = { heightPx: 176, widthPx: 400 };

export interface Span {
  top: number;
  bottom: number;
  right: number;
}

interface Screen {
  /** Of the header, below which toasts are at the top. */
  headerPx: number;
  widthPx: number;
  heightPx: number;
}

/** Whether a toast at the top right of a screen covers more of it than one at the bottom right. */
export function isCovered({ top, bottom, right }: Span, { headerPx, widthPx, heightPx }: Screen): boolean {
  if (right < widthPx - TOAST.widthPx) return false;
  const above = Math.min(bottom, headerPx + TOAST.heightPx) - Math.max(top, headerPx);
  const below = Math.min(bottom, heightPx) - Math.max(top, heightPx - TOAST.heightPx);
  return above > Math.max(0, below);
}
