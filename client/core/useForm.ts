import { type ChangeEvent, type FocusEvent, type SubmitEvent, useRef, useState } from 'react';
import { type GenericSchema, safeParse } from 'valibot';
import type { FieldErrors } from '../../domain/core/errors.js';
import { fieldErrorsOf, fieldKey } from '../intl/errorMessages.js';
import { useMessages } from '../intl/messages.js';

/**
 * A field that is left is checked a moment later: an error that appears or goes at once would move the button away
 * from under the click that left the field.
 */
export const BLUR_CHECK_MS = 250;

type Values<Name extends string> = Record<Name, string>;
type Errors<Name extends string> = Partial<Record<Name, string>>;

interface FormDefinition<Name extends string> {
  /** The parsers that the server uses; their order is that of the fields. */
  parsers: Record<Name, GenericSchema<string, unknown>>;
  /** What is wrong with several fields together, asked where each by itself is right. */
  checkTogether?: (values: Values<Name>) => Errors<Name>;
  run: (values: Values<Name>) => Promise<void>;
  /** Which fields a failure belongs to. */
  fieldsOf?: (error: unknown) => FieldErrors;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a field of the form needs besides its label. */
interface FieldProps<Name extends string> {
  name: Name;
  error: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
}

export interface Form<Name extends string> {
  field: (name: Name) => FieldProps<Name>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  /** Why the last try failed where that belongs to no field. */
  failure: unknown;
}

/**
 * A small form whose inputs keep their own values, so that what was typed or filled in before the page came to
 * life counts. Fields are checked when they are left and on submit; the first wrong one then gets the focus. It is
 * sent once at a time, and a failure leaves everything as it was typed.
 */
export function useForm<Name extends string>(definition: FormDefinition<Name>): Form<Name> {
  const { parsers, checkTogether, run, fieldsOf = fieldErrorsOf } = definition;
  const t = useMessages();
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [jointErrors, setJointErrors] = useState<Errors<Name>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const blurChecks = useRef(new Set<ReturnType<typeof setTimeout>>());
  const names = Object.keys(parsers) as Name[];

  /** Answers whether there was anything to show. */
  function show(form: HTMLFormElement, found: Errors<Name>, joint: Errors<Name> = {}): boolean {
    setErrors(found);
    setJointErrors(joint);
    const first = names.find((name) => (found[name] ?? joint[name]) !== undefined);
    if (first !== undefined) focusField(form, first);
    return first !== undefined;
  }

  function recheck(name: Name, value: string): void {
    const others = names.filter((other) => other !== name);
    const found = asError(name, codeOf(parsers[name], value));
    setErrors((known) => ({ ...pick(known, others), ...found }));
  }

  /** A check of a field that was left must not come after the server's answer and wipe it away. */
  function dropBlurChecks(): void {
    for (const timer of blurChecks.current) clearTimeout(timer);
    blurChecks.current.clear();
  }

  async function send(form: HTMLFormElement): Promise<void> {
    dropBlurChecks();
    const values = readValues(form, names);
    setFailure(null);
    const joint = checkTogether?.(values) ?? {};
    if (isRunning.current || show(form, checkAll(parsers, values), joint)) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await run(values);
    } catch (error) {
      const fields = pick(fieldsOf(error), names);
      if (!show(form, fields)) setFailure(error);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return {
    field: (name) => {
      const code = errors[name] ?? jointErrors[name];
      return {
        name,
        error: code === undefined ? undefined : t(fieldKey(code)),
        onChange: ({ currentTarget: { value, form } }) => {
          if (code !== undefined) recheck(name, value);
          if (form !== null && Object.keys(jointErrors).length > 0) {
            setJointErrors(checkTogether?.(readValues(form, names)) ?? {});
          }
        },
        onBlur: ({ currentTarget: { value } }) => {
          // A field that was left empty is not wrong before the form is sent.
          const found = value === '' ? null : codeOf(parsers[name], value);
          if (found !== null) blurChecks.current.add(setTimeout(() => recheck(name, value), BLUR_CHECK_MS));
        },
      };
    },
    onSubmit: (event) => {
      event.preventDefault();
      void send(event.currentTarget);
    },
    isBusy,
    failure,
  };
}

/** Puts the focus on a field by its name. */
export function focusField(form: HTMLElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

function readValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> {
  const data = new FormData(form);
  const textOf = (name: Name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Values<Name>;
}

function checkAll<Name extends string>(
  parsers: FormDefinition<Name>['parsers'],
  values: Values<Name>,
): Errors<Name> {
  const names = Object.keys(parsers) as Name[];
  return Object.assign(
    {},
    ...names.map((name) => asError(name, codeOf(parsers[name], values[name]))),
  ) as Errors<Name>;
}

function codeOf(parser: GenericSchema<string, unknown>, value: string): string | null {
  const result = safeParse(parser, value);
  return result.success ? null : result.issues[0].message;
}

function asError<Name extends string>(name: Name, code: string | null): Errors<Name> {
  return (code === null ? {} : { [name]: code }) as Errors<Name>;
}

function pick<Name extends string>(
  errors: Partial<Record<string, string>>,
  names: readonly Name[],
): Errors<Name> {
  return Object.fromEntries(
    names.flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]]])),
  ) as Errors<Name>;
}
