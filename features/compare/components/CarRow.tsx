import { useHasCar } from '../../../client/fitment/carMark.js';
import { useMessages } from '../../../client/intl/messages.js';
import { useLazy } from '../../../components/ui/hooks/useLazy.js';
import styles from './CarRow.module.css';
import { Row } from './CompareRow.js';

interface CarRowProps {
  id: string;
  columnIds: readonly string[];
  /** Of each product. */
  sizes: readonly (readonly string[])[];
}

const load = () => import('./CarFit.js');

/** Which of the tyres come in a size of the shopper's car; takes no room without one. */
export function CarRow({ id, columnIds, sizes }: CarRowProps) {
  const t = useMessages();
  const fit = useLazy(useHasCar(), load);
  return (
    <Row
      className={styles['row']}
      id={id}
      columnIds={columnIds}
      name={
        <>
          {t('car.field')}
          {fit !== null && <fit.CarName />}
        </>
      }
      draw={(place) => (
        <div className={styles['cell']}>{fit !== null && <fit.CarFit sizes={sizes[place] ?? []} />}</div>
      )}
    />
  );
}
