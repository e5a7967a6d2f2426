import { sizeInName } from '../../../domain/tyres/sizeInName.js';
import type { SizeRange } from '../../../domain/tyres/sizeRange.js';
import type { Locale } from '../../../domain/core/locale.js';
import { InLanguage } from '../../ui/text/InLanguage.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { Ltr } from '../../ui/text/Ltr.js';
import { SizeRangeWords } from './SizeRangeWords.js';

interface ProductNameProps {
  name: string;
  /** Language of the name where it differs from the page's. */
  lang: Locale | undefined;
  /** Formatted size, or null where the product has no single size. */
  size: string | null;
  /** Of a product with several. */
  sizes?: SizeRange | undefined;
  nameClass?: string | undefined;
  sizeClass?: string | undefined;
}

/** The space between a number and its unit, which Arabic names write as a word. */
const BEFORE_UNIT = /(?<=\d) (?=(?:أمبير|لتر|بوصة|فولت)(?!\p{L}))/gu;

/** A product's name with its size set apart; the size is not repeated where the name already contains it. */
export function ProductName({ name, lang, size, sizes, nameClass, sizeClass }: ProductNameProps) {
  const named = sizeInName(name, size);
  const rest = named === null ? name : [named.before, named.after].filter((part) => part !== '').join(' ');
  const marking = named?.marking ?? size;
  return (
    <>
      <span className={nameClass}>
        <InLanguage lang={lang}>
          <BidiText>{rest.replace(BEFORE_UNIT, '\u00a0')}</BidiText>
        </InLanguage>
      </span>
      {marking !== null && ' '}
      {marking !== null && (
        <span className={sizeClass}>
          <Ltr>{marking}</Ltr>
        </span>
      )}
      {marking === null && sizes !== undefined && (
        <>
          {' '}
          <span className={sizeClass}>
            <SizeRangeWords {...sizes} />
          </span>
        </>
      )}
    </>
  );
}
