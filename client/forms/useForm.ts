import { byKey, keysOf } from '../../domain/core/byKey.js';
import { type ChangeEvent, type FocusEvent, type SubmitEvent, useRef, useState } from 'react';
import { type GenericSchema, safeParse } from 'valibot';
import { type FieldErrors, ShopError } from '../../domain/core/errors.js';
import type { FormAnswer, FormName } from '../../domain/forms/forms.js';
import { fieldErrorsOf, fieldKey } from '../intl/errorMessages.js';
import { useMessages } from '../intl/messages.js';
import { type FormTarget, useFormAnswer, useFormTarget } from './formAnswer.js';

/**
 * Validation on blur is delayed: an error that appears or disappears at once would shift the button from under the
 * click that caused the blur.
 */
export const BLUR_CHECK_MS = 250;

type Values<Name extends string> = Record<Name, string>;
type Errors<Name extends string> = Partial<Record<Name, string>>;

interface FormDefinition<Name extends string> {
  /** The form's name, if it can be sent without scripts, and the query of its address. */
  name?: FormName;
  query?: string;
  /** The parsers that the server uses, in field order. */
  parsers: Record<Name, GenericSchema<string, unknown>>;
  /** Validates fields in combination, once each field is valid on its own. */
  checkTogether?: (values: Values<Name>) => Errors<Name>;
  run: (values: Values<Name>) => Promise<void>;
  /** Maps a failure to the fields that it belongs to. */
  fieldsOf?: (error: unknown) => FieldErrors;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The props of a field, except its label. */
interface FieldProps<Name extends string> {
  name: Name;
  /** What was typed, and whether it is the first error, in the answer to a form that was sent without scripts. */
  defaultValue?: string;
  autoFocus?: boolean;
  error: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
}

export interface Form<Name extends string> {
  field: (name: Name) => FieldProps<Name>;
  /** Where the form is sent without scripts. */
  target: FormTarget;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  /** Error of the last submit that belongs to no field. */
  failure: unknown;
  /** Number of invalid fields in the answer to a form that was sent without scripts. */
  wrongCount: number;
  /** Removes the errors of earlier submits, for a form whose question has changed. */
  clear: () => void;
}

/**
 * A form with uncontrolled inputs, so that values typed or autofilled before hydration are kept. Fields are validated
 * on blur and on submit, which focuses the first invalid one. Only one submit runs at a time, and a failure keeps all
 * values.
 */
export function useForm<Name extends string>(definition: FormDefinition<Name>): Form<Name> {
  const { name: formName, query, parsers, checkTogether, run, fieldsOf = fieldErrorsOf } = definition;
  const names = keysOf(parsers);
  const answer = useFormAnswer(formName);
  const target = useFormTarget(formName, query);
  const [answered] = useState(() => outcomeOf(answer, names, fieldsOf));
  const fields = useFields(definition, answer, answered);
  const [failure, setFailure] = useState<unknown>(answered.failure);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);

  async function send(form: HTMLFormElement): Promise<void> {
    const values = readValues(form, names);
    setFailure(null);
    const joint = checkTogether?.(values) ?? {};
    if (isRunning.current || fields.show(form, checkAll(parsers, values), joint)) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await run(values);
    } catch (error) {
      if (!fields.show(form, pick(fieldsOf(error), names))) setFailure(error);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return {
    field: fields.field,
    target,
    wrongCount: answer === null ? 0 : Object.keys(fields.errors).length,
    onSubmit: (event) => {
      event.preventDefault();
      void send(event.currentTarget);
    },
    isBusy,
    failure,
    clear: () => {
      setFailure(null);
      fields.clear();
    },
  };
}

/** What is wrong with the fields: found on blur and on submit, and checked again while it is mended. */
function useFields<Name extends string>(
  { parsers, checkTogether }: FormDefinition<Name>,
  answer: FormAnswer | null,
  answered: Outcome<Name>,
) {
  const t = useMessages();
  const names = keysOf(parsers);
  const [errors, setErrors] = useState<Errors<Name>>(answered.errors);
  const [jointErrors, setJointErrors] = useState<Errors<Name>>({});
  const blurChecks = useRef(new Set<ReturnType<typeof setTimeout>>());

  /** Returns whether there were errors, which a pending blur validation must not overwrite. */
  function show(form: HTMLFormElement, found: Errors<Name>, joint: Errors<Name> = {}): boolean {
    for (const timer of blurChecks.current) clearTimeout(timer);
    blurChecks.current.clear();
    setErrors(found);
    setJointErrors(joint);
    const first = names.find((name) => (found[name] ?? joint[name]) !== undefined);
    if (first !== undefined) focusField(form, first);
    return first !== undefined;
  }

  function recheck(name: Name, value: string): void {
    const code = codeOf(parsers[name], value);
    setErrors((known) => pick({ ...known, [name]: code }, names));
  }

  function field(name: Name): FieldProps<Name> {
    const code = errors[name] ?? jointErrors[name];
    return {
      name,
      ...(answer !== null && {
        defaultValue: answer.typed[name] ?? '',
        autoFocus: answered.first === name,
      }),
      error: code === undefined ? undefined : t(fieldKey(code, name)),
      onChange: ({ currentTarget: { value, form } }) => {
        if (code !== undefined) recheck(name, value);
        if (form !== null && Object.keys(jointErrors).length > 0) {
          setJointErrors(checkTogether?.(readValues(form, names)) ?? {});
        }
      },
      onBlur: ({ currentTarget: control }) => {
        // An empty field is not invalid until submit.
        const found = control.value === '' ? null : codeOf(parsers[name], control.value);
        if (found === null) return;
        // By then it may have been corrected.
        blurChecks.current.add(setTimeout(() => recheck(name, control.value), BLUR_CHECK_MS));
      },
    };
  }

  return { errors, field, show, clear: () => setErrors({}) };
}

interface Outcome<Name extends string> {
  errors: Errors<Name>;
  first: Name | undefined;
  failure: unknown;
}

/** The errors with which a form starts that was sent without scripts, and the first field that has one. */
function outcomeOf<Name extends string>(
  answer: FormAnswer | null,
  names: readonly Name[],
  fieldsOf: (error: unknown) => FieldErrors,
): Outcome<Name> {
  if (answer === null) return { errors: {}, first: undefined, failure: null };
  const error = new ShopError(answer.code, answer.details);
  const errors = pick(fieldsOf(error), names);
  const first = names.find((name) => errors[name] !== undefined);
  return { errors, first, failure: first === undefined ? error : null };
}

/** Focuses a field by name. */
export function focusField(form: HTMLElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

function readValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> {
  const data = new FormData(form);
  const textOf = (name: Name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return byKey(names, textOf);
}

function checkAll<Name extends string>(
  parsers: FormDefinition<Name>['parsers'],
  values: Values<Name>,
): Errors<Name> {
  const names = keysOf(parsers);
  const codes = byKey(names, (name) => codeOf(parsers[name], values[name]));
  return pick(codes, names);
}

function codeOf(parser: GenericSchema<string, unknown>, value: string): string | undefined {
  const result = safeParse(parser, value);
  return result.success ? undefined : result.issues[0].message;
}

function pick<Name extends string>(
  errors: Readonly<Record<string, string | undefined>>,
  names: readonly Name[],
): Errors<Name> {
  const picked: Errors<Name> = {};
  for (const name of names) {
    const { [name]: code } = errors;
    if (code !== undefined) picked[name] = code;
  }
  return picked;
}
