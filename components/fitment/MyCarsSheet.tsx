import { useState } from 'react';
import type { SavedCar } from '../../client/fitment/myCars.js';
import { useCarNames, useMyCars } from '../../client/fitment/useMyCars.js';
import { useMessages } from '../../client/intl/messages.js';
import type { OverlayControls } from '../../client/page/overlays.js';
import { MY_CARS_MAX } from '../../domain/core/limits.js';
import { carParts } from '../../domain/fitment/carKey.js';
import { listingPath } from '../../client/catalogue/listingQuery.js';
import { Button, ButtonLink } from '../ui/form/Button.js';
import { Icon } from '../ui/Icon.js';
import { Notice } from '../ui/Notice.js';
import { Dialog } from '../ui/overlay/Dialog.js';
import { Ltr } from '../ui/text/Ltr.js';
import { CarFinder } from './finder/CarFinder.js';
import styles from './MyCarsSheet.module.css';
import { RemovableRow } from '../ui/rows/RemovableRow.js';
import { sizeWords } from '../../domain/fitment/sizeWords.js';

/** The shopper's cars: choose, remove, add; and a link to what fits the one in use. */
export function MyCarsSheet({ isOpen, onClose, onGone }: OverlayControls<void>) {
  const t = useMessages();
  const { cars, choose, remove } = useMyCars();
  const [isAdding, setIsAdding] = useState(false);
  const [current] = cars;
  const isForm = isAdding || current === undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onClose()}
      onGone={onGone}
      title={t(isForm ? 'car.add' : 'car.mine')}
      from="below"
      footer={
        isForm ? undefined : (
          <ButtonLink
            to={listingPath(new URLSearchParams({ car: current.key }))}
            fullWidth
            icon="search"
            onClick={() => onClose()}
          >
            {t('car.submit')}
          </ButtonLink>
        )
      }
    >
      {isForm ? (
        <AddCar
          onCar={() => {
            if (current === undefined) onClose();
            else setIsAdding(false);
          }}
        />
      ) : (
        <div className={styles['content']}>
          <ul className={styles['cars']}>
            {cars.map((car, place) => (
              <CarRow
                key={car.key}
                car={car}
                isInUse={place === 0}
                onUse={() => choose(car)}
                onRemove={() => remove(car.key)}
              />
            ))}
          </ul>
          {cars.length < MY_CARS_MAX ? (
            <Button variant="secondary" fullWidth icon="plus" onClick={() => setIsAdding(true)}>
              {t('car.add')}
            </Button>
          ) : (
            <Notice kind="info">{t('car.full', { count: MY_CARS_MAX })}</Notice>
          )}
        </div>
      )}
    </Dialog>
  );
}

interface CarRowProps {
  car: SavedCar;
  isInUse: boolean;
  onUse: () => void;
  onRemove: () => void;
}

function CarRow({ car, isInUse, onUse, onRemove }: CarRowProps) {
  const t = useMessages();
  const name = useCarNames().fullNameOf(car);
  const size = carParts(car.key)?.size ?? '';
  return (
    <RemovableRow className={styles['car']}>
      <button
        type="button"
        className={styles['use']}
        aria-pressed={isInUse}
        aria-label={t('car.use', { car: name })}
        onClick={onUse}
      >
        <Icon name={isInUse ? 'circle-check' : 'car'} />
        <span className={styles['words']}>
          <span className={styles['name']}>{name}</span>
          {size !== '' && (
            <span className={styles['quiet']}>
              <Ltr>{sizeWords(size)}</Ltr>
            </span>
          )}
        </span>
        {isInUse && <span className={styles['quiet']}>{t('car.in_use')}</span>}
      </button>
      <button
        type="button"
        className={styles['remove']}
        aria-label={t('car.remove', { car: name })}
        onClick={onRemove}
      >
        <Icon name="trash" size={20} />
      </button>
    </RemovableRow>
  );
}

/** The form for another car. */
function AddCar({ onCar }: { onCar: (car: SavedCar) => void }) {
  const t = useMessages();
  return (
    <div className={styles['content']}>
      <p className={styles['quiet']}>{t('car.empty')}</p>
      <CarFinder look="sheet" isPrefilled={false} submitLabel={t('car.save')} onCar={onCar} />
    </div>
  );
}
