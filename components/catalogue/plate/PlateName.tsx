import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { endOfWord } from '../../../domain/text/endOfWord.js';
import { sizeInName } from '../../../domain/tyres/sizeInName.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { InLanguage } from '../../ui/text/InLanguage.js';
import { Ltr } from '../../ui/text/Ltr.js';
import { Picture } from '../../ui/Picture.js';
import { SizeRangeWords } from '../card/SizeRangeWords.js';
import styles from './PlateName.module.css';

export interface PlateNameProps {
  product: Pick<ProductCardView, 'name' | 'lang' | 'brand' | 'size' | 'sizes' | 'plate'>;
}

const WORDMARK = { widthPx: 72, heightPx: 24 };

/** The brand's wordmark with the model, and below it the size in large figures, which never break. */
export function PlateName({ product: { name, lang, brand, size, sizes, plate } }: PlateNameProps) {
  const logo = plate?.logo ?? null;
  return (
    <>
      <span className={styles['maker']}>
        {logo !== null && (
          <Picture src={logo} alt={brand ?? ''} {...WORDMARK} className={styles['wordmark']} />
        )}
        {logo === null && brand !== null && <span className={styles['brand']}>{brand}</span>}{' '}
        <span className={styles['model']}>
          <InLanguage lang={lang}>
            <BidiText>{modelOf({ name, brand, size })}</BidiText>
          </InLanguage>
        </span>
      </span>{' '}
      {size !== null && (
        <span className={styles['size']}>
          <Ltr>
            <span>{size}</span>
            {plate !== undefined && plate.marking !== '' && <small> {plate.marking}</small>}
          </Ltr>
        </span>
      )}
      {size === null && sizes !== undefined && (
        <span className={styles['sizes']}>
          <SizeRangeWords {...sizes} />
        </span>
      )}
    </>
  );
}

/** The name without its size and, where it says more, without the brand before it. */
function modelOf({ name, brand, size }: Pick<ProductCardView, 'name' | 'brand' | 'size'>): string {
  const named = sizeInName(name, size);
  const rest = named === null ? name : [named.before, named.after].filter((part) => part !== '').join(' ');
  const end = brand === null ? -1 : endOfWord(rest, brand);
  const model = end < 0 ? '' : rest.slice(end).trim();
  return model === '' ? rest : model;
}
