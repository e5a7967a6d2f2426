import { Combobox, type ComboboxStore } from '@ariakit/react/combobox';
import { useStoreState } from '@ariakit/react/store';
import { type ComponentProps, type KeyboardEvent, type Ref, type RefObject, useLayoutEffect } from 'react';

/** What a field needs to be a combobox: its keys, and what it tells screen readers. */
export type FieldBehaviour = Omit<ComponentProps<'input'>, 'ref' | 'value' | 'children'>;

interface SearchFieldProps {
  combobox: ComboboxStore;
  input: RefObject<HTMLInputElement | null>;
  hasList: boolean;
  onBehaviour: (behaviour: FieldBehaviour) => void;
}

/** Makes the field that is already on the page a combobox, without drawing another. */
export function SearchField({ combobox, input, hasList, onBehaviour }: SearchFieldProps) {
  const activeId = useStoreState(combobox, 'activeId');
  const isOpen = useStoreState(combobox, 'open');

  /** Enter means what is written, unless a suggestion is pointed at; Escape puts the list away, not the text. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      combobox.hide();
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || (hasList && activeId != null)) return;
    event.preventDefault();
    combobox.hide();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <Combobox
      store={combobox}
      autoSelect={false}
      setValueOnClick={false}
      aria-expanded={hasList}
      onKeyDown={onKeyDown}
      onBlur={() => hasList || combobox.hide()}
      render={(props) => <Handover props={props} input={input} onBehaviour={onBehaviour} />}
    />
  );
}

interface HandoverProps {
  props: ComponentProps<'input'>;
  input: SearchFieldProps['input'];
  onBehaviour: SearchFieldProps['onBehaviour'];
}

/** The field keeps its own text; all else goes to it after each change. */
function Handover({ props, input, onBehaviour }: HandoverProps) {
  const { ref, ...others } = props;
  useLayoutEffect(() => {
    const behaviour = Object.entries(others).filter(
      ([name, property]) => property !== undefined && !['value', 'children'].includes(name),
    );
    onBehaviour(Object.fromEntries(behaviour));
  });
  useLayoutEffect(() => attach(ref, input.current), [ref, input]);
  return null;
}

function attach(ref: Ref<HTMLInputElement> | undefined, element: HTMLInputElement | null): () => void {
  if (typeof ref !== 'function') return () => undefined;
  const detach = ref(element);
  return () => {
    if (typeof detach === 'function') detach();
    else ref(null);
  };
}
