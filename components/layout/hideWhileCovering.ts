const CONTROLS = 'a, button, input, select, textarea, label, summary';
/** Where an element is probed, as shares of its sides: no control is smaller than half of it. */
const PROBES = [0, 0.5, 1];

/** Marks a floating element while it would cover something to press; returns what ends that. */
export function hideWhileCovering(element: HTMLElement): () => void {
  const measure = () => element.toggleAttribute('data-in-the-way', coversControl(element));
  addEventListener('scroll', measure, { passive: true });
  // What is drawn late moves what is below it; the first call follows at once.
  const resized = new ResizeObserver(measure);
  resized.observe(document.body);
  return () => {
    removeEventListener('scroll', measure);
    resized.disconnect();
  };
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
