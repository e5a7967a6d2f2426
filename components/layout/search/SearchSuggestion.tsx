import { useLocale } from '../../../client/intl/messages.js';
import { inLocale } from '../../../domain/core/locale.js';
import { namePartsOf } from '../../../domain/catalogue/plate/nameParts.js';
import { markMatches } from '../../../domain/catalogue/matches.js';
import { parsePrice } from '../../../domain/core/money.js';
import { fromWireText } from '../../../domain/core/wireText.js';
import { StockLine } from '../../catalogue/card/StockLine.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { Ltr } from '../../ui/text/Ltr.js';
import { Picture } from '../../ui/Picture.js';
import { Price } from '../../ui/text/Price.js';
import styles from './SearchBox.module.css';
import type { Suggestion } from '../../../client/catalogue/useSuggestions.js';

interface SearchSuggestionProps {
  suggestion: Suggestion;
  /** The keyword, highlighted in the name. */
  keyword: string;
}

/** A product suggestion as an option of the listbox. */
export function SearchSuggestion({ suggestion, keyword }: SearchSuggestionProps) {
  const locale = useLocale();
  const price = parsePrice(suggestion.price);
  const name = inLocale(fromWireText('name', suggestion), locale);
  const parts = namePartsOf(name);
  const words = (text: string) => (
    <BidiText draw={(part) => <Marked text={part} keyword={keyword} />}>{text}</BidiText>
  );
  return (
    <>
      <Picture src={suggestion.image} alt="" widthPx={48} />
      <span className={styles['name']}>
        {parts === null ? (
          words(name)
        ) : (
          <>
            {words([parts.model, parts.rest].filter((part) => part !== '').join(' '))}{' '}
            <span className={styles['size']}>
              <Ltr>
                <Marked text={parts.marking} keyword={keyword} />
              </Ltr>
            </span>
          </>
        )}
      </span>
      <div className={styles['offer']}>
        {price !== null && <Price amount={price} size="s" />}
        <StockLine stock={suggestion.stock} />
      </div>
    </>
  );
}

function Marked({ text, keyword }: { text: string; keyword: string }) {
  return markMatches(text, keyword).map((piece, place) =>
    piece.isMatch ? <mark key={place}>{piece.text}</mark> : piece.text,
  );
}
