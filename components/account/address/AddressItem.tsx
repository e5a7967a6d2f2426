import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { GOVERNORATES } from '../../../domain/checkout/egypt.js';
import { inLocale } from '../../../domain/core/locale.js';
import type { WireAddress } from '../../../client/checkout/useSaveAddresses.js';
import { JoinedWords } from '../../ui/text/JoinedWords.js';
import { Button } from '../../ui/form/Button.js';
import styles from './AddressItem.module.css';

interface AddressItemProps {
  address: WireAddress;
  isBusy: boolean;
  /** Absent for the one that the checkout starts with. */
  onMakeFirst?: (() => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

/** One address with what can be done about it. */
export function AddressItem({ address, isBusy, onMakeFirst, onEdit, onRemove }: AddressItemProps) {
  const t = useMessages();
  const locale = useLocale();
  const governorate = GOVERNORATES[address.governorate];
  const { city } = address;
  return (
    <div className={styles['item']}>
      <address className={styles['lines']}>
        <strong>
          <JoinedWords words={[city, governorate === undefined ? '' : inLocale(governorate, locale)]} />
        </strong>
        <bdi>{address.address_1}</bdi>
        {address.address_2 !== null && <bdi className={styles['quiet']}>{address.address_2}</bdi>}
      </address>
      <div className={styles['actions']}>
        {onMakeFirst !== undefined && (
          <Button
            variant="quiet"
            size="s"
            icon="check"
            isBusy={isBusy}
            aria-label={t('profile.address_first_named', { city })}
            onClick={onMakeFirst}
          >
            {t('profile.address_first')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="s"
          icon="edit"
          aria-label={t('profile.address_edit_named', { city })}
          onClick={onEdit}
        >
          {t('action.edit')}
        </Button>
        <Button
          variant="quiet"
          size="s"
          icon="trash"
          isBusy={isBusy}
          aria-label={t('profile.address_remove', { city })}
          onClick={onRemove}
        >
          {t('action.remove')}
        </Button>
      </div>
    </div>
  );
}
