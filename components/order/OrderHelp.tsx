import { notify } from '../../client/core/notify.js';
import { useLocale, useMessages } from '../../client/intl/messages.js';
import { localePath, PATHS } from '../../domain/core/paths.js';
import { trackOrderPath } from '../../domain/order/orderPaths.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { WhatsAppLink } from '../contact/WhatsAppLink.js';
import { Button, ButtonLink } from '../ui/form/Button.js';
import { TitledCard } from '../ui/TitledCard.js';
import styles from './OrderHelp.module.css';

/** Contact links about an order, and its share link. */
export function OrderHelp({ order }: { order: ClientOrder }) {
  const t = useMessages();
  const question = t('whatsapp.order', { id: String(order.id) });
  return (
    <TitledCard title={t('order.help')}>
      <p>{t('order.contact_text')}</p>
      <div className={styles['ways']}>
        <ButtonLink to={PATHS.contact} variant="secondary">
          {t('order.contact')}
        </ButtonLink>
        <WhatsAppLink message={question} label={t('product.whatsapp')} />
        {order.key !== null && <CopyLink id={order.id} orderKey={order.key} />}
      </div>
    </TitledCard>
  );
}

/** Copies the tracking link, which shows the status but no phone number or street. */
function CopyLink({ id, orderKey }: { id: number; orderKey: string }) {
  const t = useMessages();
  const path = localePath(trackOrderPath(id, orderKey), useLocale());

  async function copy(): Promise<void> {
    const link = `${window.location.origin}${path}`;
    try {
      await navigator.clipboard.writeText(link);
      notify({ kind: 'success', text: t('order.link_copied') });
    } catch {
      // Without clipboard access, the link is shown for copying by hand.
      notify({ kind: 'info', text: link });
    }
  }

  return (
    <Button variant="secondary" icon="link" onClick={() => void copy()}>
      {t('order.link_copy')}
    </Button>
  );
}
