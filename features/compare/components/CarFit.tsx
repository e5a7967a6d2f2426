import { useCar, useCarNames, useMyCars } from '../../../client/fitment/useMyCars.js';
import { useMessages } from '../../../client/intl/messages.js';
import { judgeTyre } from '../../../domain/fitment/verdict.js';
import { BidiText } from '../../../components/ui/text/BidiText.js';
import { Ltr } from '../../../components/ui/text/Ltr.js';
import styles from './CarRow.module.css';

/** The car in use, after the name of its row. */
export function CarName() {
  const { cars } = useMyCars();
  const { nameOf } = useCarNames();
  const [car] = cars;
  return (
    car !== undefined && (
      <>
        : <BidiText>{nameOf(car)}</BidiText>
      </>
    )
  );
}

/** Whether a tyre fits the car in use, of a model also in which sizes; nothing where that is not known. */
export function CarFit({ sizes }: { sizes: readonly string[] }) {
  const t = useMessages();
  const { cars } = useMyCars();
  const { data: car } = useCar(cars[0]?.key ?? null);
  if (car === undefined || car.fits.length === 0 || sizes.length === 0) return '–';
  const fitting = sizes.filter((size) => judgeTyre({ size }, car.fits).kind === 'fits');
  if (fitting.length === 0) return <span className={styles['wrong']}>{t('fit.other')}</span>;
  return (
    <>
      <span className={styles['fits']}>{t('product.mine')}</span>
      {sizes.length > 1 && (
        <span className={styles['sizes']}>
          {fitting.map((size, place) => (
            <span key={size}>
              <Ltr>{size}</Ltr>
              {place < fitting.length - 1 && t('list.comma').trimEnd()}
            </span>
          ))}
        </span>
      )}
    </>
  );
}
