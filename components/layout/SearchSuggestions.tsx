import { useLocale, useWords } from '../../client/words.js';
import { inLocale } from '../../domain/locale.js';
import { parsePrice } from '../../domain/money.js';
import { BidiText } from '../ui/BidiText.js';
import { Link } from '../ui/Link.js';
import { Picture } from '../ui/Picture.js';
import { Price } from '../ui/Price.js';
import styles from './SearchBox.module.css';
import { suggestionPath } from './useSearchBox.js';
import type { Suggestion } from './useSuggestions.js';

interface SearchSuggestionsProps {
  id: string;
  suggestions: Suggestion[];
  /** Place of the one that the arrow keys point at, -1 for none. */
  active: number;
  onChoose: () => void;
}

/** Products under the search box; each is a link and an option at once. */
export function SearchSuggestions({ id, suggestions, active, onChoose }: SearchSuggestionsProps) {
  const t = useWords();
  if (suggestions.length === 0) {
    return (
      <p className={`${styles['panel']} ${styles['nothing']}`} role="status">
        {t('no_results_found')}
      </p>
    );
  }
  return (
    <div id={id} className={styles['panel']} role="listbox" aria-label={t('search.suggestions')}>
      {suggestions.map((suggestion, place) => (
        <Option
          key={suggestion.id}
          id={`${id}-${place}`}
          suggestion={suggestion}
          isActive={place === active}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ id, suggestion, isActive, onChoose }: OptionProps) {
  const locale = useLocale();
  const price = parsePrice(suggestion.price);
  return (
    <Link
      to={suggestionPath(suggestion)}
      id={id}
      className={styles['option']}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Picture src={suggestion.image} alt="" widthPx={48} />
      <span className={styles['name']}>
        <BidiText>{inLocale({ en: suggestion.name, ar: suggestion.name_ar }, locale)}</BidiText>
      </span>
      {price !== null && <Price amount={price} size="s" />}
    </Link>
  );
}
