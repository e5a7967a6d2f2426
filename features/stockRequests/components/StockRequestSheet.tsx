import { useState } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import type { OverlayControls } from '../../../client/page/overlays.js';
import { Button } from '../../../components/ui/form/Button.js';
import { Link } from '../../../components/ui/Link.js';
import { Notice } from '../../../components/ui/Notice.js';
import { Dialog } from '../../../components/ui/overlay/Dialog.js';
import { BidiText } from '../../../components/ui/text/BidiText.js';
import { stockRequests } from '../facts.js';
import { StockRequestForm } from './StockRequestForm.js';
import styles from './StockRequestSheet.module.css';

export interface StockRequestProps {
  /** A simple product, or a variation. */
  itemId: number;
  /** Its full name. */
  name: string;
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
          <StockRequestForm itemId={props.itemId} onDone={() => setIsDone(true)} />
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
        <Link to={stockRequests.path} onClick={onClose}>
          {t('stock_request.see')}
        </Link>
      </p>
      <Button variant="secondary" fullWidth onClick={onClose}>
        {t('close')}
      </Button>
    </>
  );
}
