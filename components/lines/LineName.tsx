import { namePartsOf } from '../../domain/catalogue/plate/nameParts.js';
import { BidiText } from '../ui/text/BidiText.js';
import { Ltr } from '../ui/text/Ltr.js';
import styles from './LineName.module.css';

/** A product's name as on its plate: of a tyre the model, then the size in large figures, which never break. */
export function LineName({ name }: { name: string }) {
  const parts = namePartsOf(name);
  if (parts === null) return <BidiText>{name}</BidiText>;
  return (
    <>
      <BidiText>{parts.model}</BidiText>{' '}
      <span className={styles['size']}>
        <Ltr>{parts.marking}</Ltr>
      </span>{' '}
      <BidiText>{parts.rest}</BidiText>
    </>
  );
}
