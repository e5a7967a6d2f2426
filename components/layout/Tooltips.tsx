import { useEffect, useState } from 'react';
import { useLazy } from '../ui/hooks/useLazy.js';

const loadHost = () => import('../ui/overlay/TooltipHost.js');

/** Without a mouse, a tap would open the tooltip over whatever the tap opens. */
const CAN_POINT = '(any-hover: hover)';

/** Loads the tooltip code when an element with a tooltip is first hovered or focused. */
export function Tooltips() {
  const [first, setFirst] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!matchMedia(CAN_POINT).matches) return undefined;
    const want = ({ target }: Event) => {
      const tipped = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
      if (tipped !== null) setFirst((known) => known ?? tipped);
    };
    document.addEventListener('pointerover', want);
    document.addEventListener('focusin', want);
    return () => {
      document.removeEventListener('pointerover', want);
      document.removeEventListener('focusin', want);
    };
  }, []);
  const host = useLazy(first !== null, loadHost);
  return host === null ? null : <host.TooltipHost first={first} />;
}
