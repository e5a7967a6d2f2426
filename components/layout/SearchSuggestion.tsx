import { useLocale } from '../../client/words.js';
import { inLocale } from '../../domain/locale.js';
import { parsePrice } from '../../domain/money.js';
import { BidiText } from '../ui/BidiText.js';
import { Picture } from '../ui/Picture.js';
import { Price } from '../ui/Price.js';
import styles from './SearchBox.module.css';
import type { Suggestion } from './useSuggestions.js';

/** A product in the list under the search box. */
export function SearchSuggestion({ suggestion }: { suggestion: Suggestion }) {
  const locale = useLocale();
  const price = parsePrice(suggestion.price);
  return (
    <>
      <Picture src={suggestion.image} alt="" widthPx={48} />
      <span className={styles['name']}>
        <BidiText>{inLocale({ en: suggestion.name, ar: suggestion.name_ar }, locale)}</BidiText>
      </span>
      {price !== null && <Price amount={price} size="s" />}
    </>
  );
}
