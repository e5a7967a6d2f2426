import type { ComboboxStore } from '@ariakit/react/combobox';
import type { ComponentProps } from 'react';
import { SuggestionList } from './SuggestionList.js';
import { SuggestionOption } from './SuggestionOption.js';

interface FieldSuggestionsProps extends Omit<
  ComponentProps<typeof SuggestionList>,
  'gutter' | 'anchor' | 'children'
> {
  combobox: ComboboxStore;
  /** What can be chosen, each name once. */
  options: readonly { name: string; choose: () => void }[];
}

/** Words to choose below a field. */
export function FieldSuggestions({ options, ...list }: FieldSuggestionsProps) {
  const { combobox, listId, input } = list;
  return (
    <SuggestionList {...list} gutter={4} anchor={() => input.current}>
      {options.map(({ name, choose }) => (
        <SuggestionOption key={name} combobox={combobox} listId={listId} name={name} onChoose={choose} />
      ))}
    </SuggestionList>
  );
}
