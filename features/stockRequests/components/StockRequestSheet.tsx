import { useState } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import type { OverlayControls } from '../../../client/page/overlays.js';
import type { CustomerChannel } from '../../../domain/notifications/channels.js';
import { PATHS } from '../../../domain/core/paths.js';
import { Button } from '../../ui/form/Button.js';
import { Link } from '../../ui/Link.js';
import { Notice } from '../../ui/Notice.js';
import { Dialog } from '../../ui/overlay/Dialog.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { StockRequestForm } from './StockRequestForm.js';
import styles from './StockRequestSheet.module.css';

export interface StockRequestProps {
  /** A simple product, or a variation. */
  itemId: number;
  /** Its full name. */
  name: string;
  /** How the shop can tell people; at least one. */
  channels: readonly CustomerChannel[];
}

/** Asks for an address or a number, to tell the shopper once when something is in stock again. */
export function StockRequestSheet({
  isOpen,
  onClose,
  onGone,
  ...props
}: StockRequestProps & OverlayControls<void>) {
  const t = useMessages();
  const [isDone, setIsDone] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onClose()}
      onGone={onGone}
      title={t('stock_request.title')}
      from="below"
    >
      <div className={styles['content']}>
        <p className={styles['name']}>
          <BidiText>{props.name}</BidiText>
        </p>
        {isDone ? (
          <Done onClose={() => onClose()} />
        ) : (
          <StockRequestForm {...props} onDone={() => setIsDone(true)} />
        )}
      </div>
    </Dialog>
  );
}

function Done({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  return (
    <>
      <Notice kind="success">{t('stock_request.done')}</Notice>
      <p>
        <Link to={PATHS.stockRequests} onClick={onClose}>
          {t('stock_request.see')}
        </Link>
      </p>
      <Button variant="secondary" fullWidth onClick={onClose}>
        {t('close')}
      </Button>
    </>
  );
}
