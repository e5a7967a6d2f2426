import { keysOf } from '../../domain/core/byKey.js';
import { type ChangeEvent, useEffect, useState, useSyncExternalStore } from 'react';
import {
  type CheckoutDraft,
  type CheckoutErrors,
  type CheckoutField,
  type CheckoutFields,
  checkField,
  checkFields,
  draftOf,
  EMPTY_DRAFT,
  errorsFromServer,
  isPhoneConfirmed,
  SLOT_TO_CHOOSE,
} from '../../domain/checkout/checkoutForm.js';
import { parseVisitMethod } from '../../domain/branches/branch.js';
import { dayOfStart } from '../../domain/branches/slots.js';
import { USUAL_GOVERNORATE } from '../../domain/egypt/governorates.js';
import { parseMobile } from '../../domain/egypt/mobile.js';
import type { FieldErrors } from '../../domain/core/errors.js';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { checkoutDraft } from './checkoutDraft.js';
import { saveGovernorate, savedGovernorate } from './savedGovernorate.js';
import { fieldKey } from '../intl/errorMessages.js';
import { rememberedDraft } from './savedDetails.js';
import { BLUR_CHECK_MS } from '../forms/useForm.js';
import { useMessages } from '../intl/messages.js';

/** The checkout form, whose draft is shared by the single page and the four phone steps. */
export interface CheckoutForm {
  /** False until the stored draft has been read. */
  isReady: boolean;
  draft: CheckoutDraft;
  errors: CheckoutErrors;
  /** The props of an input, except its label. */
  field: (name: CheckoutField) => CheckoutFieldProps;
  /** Sets several fields at once, such as a whole address. */
  setFields: (fields: Partial<CheckoutFields>) => void;
  /** Also asks for the time of an appointment, if the method is one. */
  setShippingMethod: (id: string) => void;
  /** Takes the method that was offered as the shopper's choice, if they made none; returns the newest draft. */
  confirmMethod: (method: { id: string } | null) => CheckoutDraft;
  setPaymentMethod: (method: CheckoutDraft['paymentMethod']) => void;
  /** Whether the phone number is confirmed, and whether to highlight the question. */
  phone: {
    isConfirmed: boolean;
    isMissing: boolean;
    confirm: (isConfirmed: boolean) => void;
  };
  /** Called when placing the order: whether the number is confirmed, if required; otherwise highlights the question. */
  checkPhone: () => boolean;
  /** Called on submit: validates these fields and shows their errors. */
  checkAll: (fields: readonly CheckoutField[]) => CheckoutErrors;
  /** Shows and returns the server's validation errors. */
  showServerErrors: (fields: FieldErrors) => CheckoutErrors;
}

interface CheckoutFieldProps {
  name: CheckoutField;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
  onBlur: () => void;
}

/** The server's validation errors, kept in memory until the shopper has opened the page that has the field. */
let rejected: CheckoutErrors = {};

/** The checkout form, prefilled from the customer and earlier orders. */
export function useCheckoutForm(customer: WireCustomer): CheckoutForm {
  const t = useMessages();
  const kept = useKeptDraft(customer);
  const [errors, setErrors] = useState<CheckoutErrors>(rejected);
  const draft = kept ?? EMPTY_DRAFT;

  const setFields = (changes: Partial<CheckoutFields>) => {
    const fields = { ...newestFields(), ...changes };
    change({ fields });
    rejected = {};
    const wrong = keysOf(errors);
    if (wrong.length > 0) setErrors(checkFields(fields, wrong));
  };

  /** An empty field is not invalid until submit. */
  const checkOnBlur = (name: CheckoutField) => {
    const codeNow = () => {
      const value = newestFields()[name];
      return value === '' ? null : checkField(name, value);
    };
    if (codeNow() === null) return;
    setTimeout(() => {
      // By then it may have been corrected.
      const code = codeNow();
      if (code !== null) setErrors((known) => ({ ...known, [name]: code }));
    }, BLUR_CHECK_MS);
  };

  const confirmation = usePhoneConfirmation(draft);
  return {
    isReady: kept !== null,
    draft,
    errors,
    field: (name) => {
      const code = errors[name];
      return {
        name,
        value: draft.fields[name],
        error: code === undefined ? undefined : t(fieldKey(code, name)),
        onChange: (event) => {
          const { value } = event.currentTarget;
          // A city is in one governorate only.
          setFields(name === 'governorate' ? { governorate: value, city: '' } : { [name]: value });
          if (name === 'governorate') saveGovernorate(value);
        },
        onBlur: () => checkOnBlur(name),
      };
    },
    setFields,
    setShippingMethod: (shippingMethod) => {
      const slot = parseVisitMethod(shippingMethod) === null ? '' : SLOT_TO_CHOOSE;
      change({ shippingMethod, fields: { ...newestFields(), slot } });
      setErrors((known) => Object.fromEntries(Object.entries(known).filter(([name]) => name !== 'slot')));
    },
    confirmMethod: (method) => {
      if (method !== null) change({ shippingMethod: method.id });
      return newestDraft();
    },
    setPaymentMethod: (paymentMethod) => change({ paymentMethod }),
    ...confirmation,
    checkAll: (fields) => {
      rejected = {};
      const found = checkFields(newestFields(), fields);
      setErrors(found);
      return found;
    },
    showServerErrors: (fields) => {
      const found = errorsFromServer(fields);
      const newest = newestFields();
      if (found.slot !== undefined) change({ fields: { ...newest, slot: dayOfStart(newest.slot) } });
      rejected = found;
      setErrors(found);
      return found;
    },
  };
}

/** The draft, which begins with what is known of the customer and of earlier orders; null until it has been read. */
function useKeptDraft(customer: WireCustomer): CheckoutDraft | null {
  const kept = useSyncExternalStore(checkoutDraft.subscribe, checkoutDraft.read, () => null);
  useEffect(() => {
    if (checkoutDraft.read() !== null) return;
    const remembered = rememberedDraft(draftOf(customer));
    checkoutDraft.write(remembered);
    const { governorate } = remembered.fields;
    // What is only assumed is not kept as a choice.
    if (governorate !== (savedGovernorate() ?? USUAL_GOVERNORATE)) saveGovernorate(governorate);
  }, [customer]);
  return kept;
}

/** Autofill can change two fields between renders. */
function newestDraft(): CheckoutDraft {
  return checkoutDraft.read() ?? EMPTY_DRAFT;
}

function newestFields(): CheckoutFields {
  return newestDraft().fields;
}

function change(changes: Partial<CheckoutDraft>): void {
  checkoutDraft.write({ ...newestDraft(), ...changes });
}

/** Asks for the phone number of an order in cash once more. */
function usePhoneConfirmation(draft: CheckoutDraft): Pick<CheckoutForm, 'phone' | 'checkPhone'> {
  const [isMissing, setIsMissing] = useState(false);
  const isConfirmed = isPhoneConfirmed(draft);
  return {
    phone: {
      isConfirmed,
      isMissing: isMissing && !isConfirmed,
      confirm: (isConfirmedNow) =>
        change({ confirmedPhone: isConfirmedNow ? (parseMobile(draft.fields.phone) ?? '') : '' }),
    },
    checkPhone: () => {
      const newest = newestDraft();
      const isFine = newest.paymentMethod !== 'cod' || isPhoneConfirmed(newest);
      setIsMissing(!isFine);
      return isFine;
    },
  };
}
