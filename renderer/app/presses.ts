import { endProgress } from '../routing/progressBar.js';

/** What was done before hydration: a form with its submitter, or a field and whether its text was being composed. */
type Press = readonly [type: 'click' | 'input' | 'submit', element: HTMLElement, detail?: unknown];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** Filled by `earlyScript.ts` until hydration starts. */
    presses?: Press[] | undefined;
  }
}

const FIELDS = 'input:not([type=hidden],[type=file],[type=submit],[type=button]),select,textarea';

let waiting: (() => void)[] = [];

/** Ends the recording: from here on React handles events itself. Call it before hydration. Whether anything was pressed. */
export function takePresses(): boolean {
  const presses = window.presses ?? [];
  window.presses = undefined;
  waiting = [
    ...unrecorded(presses).map((field) => replayOfField(field, false)),
    ...presses.filter(isFirstOfItsField).filter(isLastOfItsForm).map(replayOf),
  ];
  return presses.length > 0;
}

/**
 * Repeats everything in its order. Each press sees the page that the one before it has left, so React renders in between;
 * not amid React's effects, where it would not hydrate an element's part.
 */
export async function replayPresses(): Promise<void> {
  const replays = waiting;
  waiting = [];
  if (replays.length === 0) return;
  endProgress();
  for (const replay of replays) {
    await Promise.resolve();
    replay();
  }
}

/** Fields that the browser or a password manager has filled in without an event. */
function unrecorded(presses: readonly Press[]): Field[] {
  const known = new Set(presses.map(([, element]) => element));
  return [...document.querySelectorAll<Field>(FIELDS)].filter(
    (field) => !known.has(field) && isChanged(field),
  );
}

/** A field is replayed once, with its last value. */
function isFirstOfItsField([type, element]: Press, place: number, all: readonly Press[]): boolean {
  return type !== 'input' || all.findIndex((press) => press[0] === 'input' && press[1] === element) === place;
}

/** A form that was sent in impatience several times is sent once. */
function isLastOfItsForm([type, element]: Press, place: number, all: readonly Press[]): boolean {
  return (
    type !== 'submit' || all.findLastIndex((press) => press[0] === 'submit' && press[1] === element) === place
  );
}

function replayOf([type, element, detail]: Press): () => void {
  if (type === 'input') return isField(element) ? replayOfField(element, detail === true) : () => undefined;
  const submitter = detail instanceof HTMLElement ? detail : null;
  return () => {
    if (!element.isConnected) return;
    if (type === 'click') element.click();
    else if (element instanceof HTMLFormElement) submit(element, submitter);
  };
}

/** By a click where there is a button, because a click hydrates the form before React looks for its handlers. */
function submit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter !== null) submitter.click();
  else form.requestSubmit();
}

/** Sets the field to its value of now, as by hand, so that React tells the component. */
function replayOfField(field: Field, isComposing: boolean): () => void {
  const isTicked = isBox(field) && field.checked;
  const { value } = field;
  const wasChanged = isChanged(field) && (!isRadio(field) || isTicked);
  const replay = () => {
    if (!field.isConnected) return;
    // Hydrates the field's part; React itself finds no change in it.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (isBox(field)) tick(field, isTicked);
    else if (field instanceof HTMLSelectElement) select(field, value);
    else type(field, value);
  };
  if (!wasChanged) return () => undefined;
  // A new value would end the composition and lose its letters.
  return isComposing ? () => field.addEventListener('compositionend', replay, { once: true }) : replay;
}

function tick(box: HTMLInputElement, isTicked: boolean): void {
  box.checked = !isTicked;
  box.click();
}

function select(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React compares a field with the value that was last set on the element, so this one is set past it. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  if (document.activeElement === field && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // A field that was left before hydration is finished, which React learns by this event.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function isField(element: HTMLElement): element is Field {
  return element.matches(FIELDS);
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

function isRadio(field: Field): boolean {
  return field.type === 'radio';
}

/** Whether a field differs from the server's HTML. */
function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const options = [...field.options];
  const standard = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return field.value !== standard?.value;
}
