import { ComboboxItem, type ComboboxStore } from '@ariakit/react/combobox';
import { useStoreState } from '@ariakit/react/store';
import styles from './SuggestionList.module.css';

interface SuggestionOptionProps {
  combobox: ComboboxStore;
  listId: string;
  /** What the option says, once in the list. */
  name: string;
  onChoose: () => void;
}

/** A word to choose in a list of suggestions; what is chosen is for the list to say, which may also stay open. */
export function SuggestionOption({ combobox, listId, name, onChoose }: SuggestionOptionProps) {
  const activeId = useStoreState(combobox, 'activeId');
  const id = `${listId}-${name.replaceAll(' ', '-')}`;
  return (
    <ComboboxItem
      id={id}
      aria-selected={activeId === id}
      className={styles['word']}
      hideOnClick={false}
      setValueOnClick={false}
      onClick={onChoose}
    >
      {name}
    </ComboboxItem>
  );
}
