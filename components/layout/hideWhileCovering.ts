const CONTROLS = 'a, button, input, select, textarea, label, summary';
/** Where an element is probed, as shares of its sides: no control is smaller than half of it. */
const PROBES = [0, 0.5, 1];

/** Marks a floating element while it would cover something to press; returns what ends that. */
export function hideWhileCovering(element: HTMLElement): () => void {
  const measure = () => element.toggleAttribute('data-in-the-way', coversControl(element));
  measure();
  addEventListener('scroll', measure, { passive: true });
  return () => removeEventListener('scroll', measure);
}

/** Whether controls are below a floating element. A link over a whole card counts only where its text is. */
function coversControl(element: HTMLElement): boolean {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  return PROBES.some((across) =>
    PROBES.some((down) =>
      document.elementsFromPoint(left + across * width, top + down * height).some((below) => {
        const control = element.contains(below) ? null : below.closest(CONTROLS);
        if (control === null) return false;
        const other = control.getBoundingClientRect();
        return other.left < right && other.right > left && other.top < bottom && other.bottom > top;
      }),
    ),
  );
}
