import { readTyre } from '../../../domain/catalogue/sizes/readTyre.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { Ltr } from '../../ui/text/Ltr.js';
import styles from './LineName.module.css';

/** A product's name as on its plate: of a tyre the model, then the size in large figures, which never break. */
export function LineName({ name }: { name: string }) {
  const tyre = readTyre(name);
  if (tyre === null) return <BidiText>{name}</BidiText>;
  const [model, marking, rest] = [
    name.slice(0, tyre.start),
    name.slice(tyre.start, tyre.end),
    name.slice(tyre.end),
  ];
  return (
    <>
      <BidiText>{model}</BidiText>
      <span className={styles['size']}>
        <Ltr>{marking}</Ltr>
      </span>
      <BidiText>{rest}</BidiText>
    </>
  );
}
