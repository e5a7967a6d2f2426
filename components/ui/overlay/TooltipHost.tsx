import { Tooltip, useTooltipStore } from '@ariakit/react/tooltip';
import { OVERLAY_Z_INDEX } from '../../../domain/core/limits.js';
import styles from './TooltipHost.module.css';
import { useTooltipTarget } from './useTooltipTarget.js';

/** Shows the name of a sign to those who point at it; for screen readers the sign has it anyway. */
export function TooltipHost({ first }: { first: HTMLElement | null }) {
  const { target, isOpen } = useTooltipTarget(first);
  const tooltip = useTooltipStore({ open: isOpen, placement: 'bottom' });
  return (
    <Tooltip
      key={target?.dataset['tip']}
      store={tooltip}
      className={styles['tooltip']}
      style={{ zIndex: OVERLAY_Z_INDEX }}
      wrapperProps={{ style: { zIndex: OVERLAY_Z_INDEX } }}
      unmountOnHide
      gutter={8}
      getAnchorRect={() => target?.getBoundingClientRect() ?? null}
    >
      {target?.dataset['tip']}
    </Tooltip>
  );
}
