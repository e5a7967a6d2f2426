import { Combobox, type ComboboxStore } from '@ariakit/react/combobox';
import { useStoreState } from '@ariakit/react/store';
import { type ComponentProps, type KeyboardEvent, type Ref, type RefObject, useLayoutEffect } from 'react';

/** Attributes and event handlers that make an input a combobox. */
export type FieldBehaviour = Omit<ComponentProps<'input'>, 'ref' | 'value' | 'children'>;

/** The existing input, and what receives its attributes. */
export interface AttachedField {
  input: RefObject<HTMLInputElement | null>;
  onBehaviour: (behaviour: FieldBehaviour) => void;
}

interface AttachedComboboxProps extends AttachedField {
  combobox: ComboboxStore;
  hasList: boolean;
}

/** Makes the existing input a combobox without rendering another input. */
export function AttachedCombobox({ combobox, input, hasList, onBehaviour }: AttachedComboboxProps) {
  const activeId = useStoreState(combobox, 'activeId');
  const isOpen = useStoreState(combobox, 'open');

  /** Enter submits the text unless an option is active; Escape closes the list and keeps the text. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      combobox.hide();
    }
    // An option that has just been taken has prevented it; the list may be gone by now.
    if (event.defaultPrevented) return;
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

interface HandoverProps extends AttachedField {
  props: ComponentProps<'input'>;
}

/** Passes every prop except the value on to the existing, uncontrolled input. */
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
