import { ComboboxPopover, type ComboboxStore } from '@ariakit/react/combobox';
import { useStoreState } from '@ariakit/react/store';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.js';
import { AttachedCombobox, type AttachedField } from './AttachedCombobox.js';
import styles from './SuggestionList.module.css';

interface SuggestionListProps extends AttachedField {
  combobox: ComboboxStore;
  listId: string;
  /** How many suggestions there are; null until they are known. */
  count: number | null;
  words: { label: string; found: string; none: string };
  /** Distance from the anchor, in px. */
  gutter: number;
  /** What the list stands below. */
  anchor: () => Element | null | undefined;
  /** The suggestions, as items of the combobox. */
  children: ReactNode;
}

/** Makes an existing input a combobox with a list of suggestions below it, and says how many there are. */
export function SuggestionList(props: SuggestionListProps) {
  const { combobox, listId, count, words, gutter, anchor, children, ...field } = props;
  const isOpen = useStoreState(combobox, 'open');
  const hasList = isOpen && count !== null && count > 0;
  const isEmpty = isOpen && count === 0;
  return (
    <>
      <p className="visuallyHidden" role="status">
        {hasList && words.found}
        {isEmpty && words.none}
      </p>
      <AttachedCombobox combobox={combobox} hasList={hasList} {...field} />
      {isEmpty && (
        <p className={classNames(styles['list'], styles['nothing'])} aria-hidden>
          {words.none}
        </p>
      )}
      {hasList && (
        <ComboboxPopover
          id={listId}
          store={combobox}
          className={styles['list']}
          aria-label={words.label}
          gutter={gutter}
          sameWidth
          getAnchorRect={() => anchor()?.getBoundingClientRect() ?? null}
        >
          {children}
        </ComboboxPopover>
      )}
    </>
  );
}
