import type { OverlayControls } from '../../../client/page/overlays.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { ShellView } from '../../../domain/content/views.js';
import { DialogPanel } from '../../ui/overlay/DialogPanel.js';
import { MobileMenuLinks } from './MobileMenuLinks.js';

/** What the menu is left for: one of its links, or to log out. */
export type MobileMenuResult = 'link' | 'logout';

type MobileMenuSheetProps = OverlayControls<MobileMenuResult> & { shell: ShellView };

/** The menu behind the burger of narrow screens. */
export function MobileMenuSheet({ shell, isOpen, onClose, onGone, layer }: MobileMenuSheetProps) {
  const t = useMessages();
  return (
    <DialogPanel
      isOpen={isOpen}
      onClose={() => onClose()}
      onGone={onGone}
      layer={layer}
      title={t('menu')}
      from="start"
    >
      <MobileMenuLinks shell={shell} onLeave={onClose} />
    </DialogPanel>
  );
}
