import { type ChangeEvent, useEffect, useState, useSyncExternalStore } from 'react';
import {
  type CheckoutDraft,
  type CheckoutErrors,
  type CheckoutField,
  type CheckoutFields,
  checkField,
  checkFields,
  completeDraft,
  draftOf,
  EMPTY_DRAFT,
  errorsFromServer,
  isPhoneConfirmed,
} from '../../domain/checkout/checkoutForm.js';
import { parseMobile } from '../../domain/checkout/egypt.js';
import type { FieldErrors } from '../../domain/core/errors.js';
import { hasAccount, type WireCustomer } from '../../domain/account/wireCustomer.js';
import { checkoutDraft } from './checkoutDraft.js';
import { fieldKey } from '../intl/errorMessages.js';
import { rememberedDraft } from './savedDetails.js';
import { BLUR_CHECK_MS } from '../core/useForm.js';
import { useMessages } from '../intl/messages.js';

/** The checkout's form: what is typed is kept for the tab, shared by the one page and the four steps. */
export interface CheckoutForm {
  /** False until the kept form is read; nothing typed may show before. */
  isReady: boolean;
  draft: CheckoutDraft;
  errors: CheckoutErrors;
  /** What an input needs besides its label. */
  field: (name: CheckoutField) => CheckoutFieldProps;
  /** Takes over a whole address, or anything else that is known at once. */
  setFields: (fields: Partial<CheckoutFields>) => void;
  setShippingMethod: (id: string) => void;
  setPaymentMethod: (method: CheckoutDraft['paymentMethod']) => void;
  /** Whether the shopper has said that the number is theirs, and whether to ask louder. */
  phone: { isConfirmed: boolean; isMissing: boolean; confirm: (isConfirmed: boolean) => void };
  /** On placing: whether the number is confirmed where that is needed; if not, it shows. */
  checkPhone: () => boolean;
  /** On submit: what is wrong with these fields, which then shows. */
  checkAll: (fields: readonly CheckoutField[]) => CheckoutErrors;
  /** Shows what the server complains of, and answers it. */
  showServerErrors: (fields: FieldErrors) => CheckoutErrors;
}

interface CheckoutFieldProps {
  name: CheckoutField;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
  onBlur: () => void;
}

/**
 * The checkout's form, begun with what is known of the customer and of earlier orders. What a stranger has typed is
 * completed when they have logged in.
 */
export function useCheckoutForm(customer: WireCustomer): CheckoutForm {
  const t = useMessages();
  const kept = useSyncExternalStore(checkoutDraft.subscribe, checkoutDraft.read, () => null);
  const [errors, setErrors] = useState<CheckoutErrors>({});
  const [isPhoneMissing, setIsPhoneMissing] = useState(false);
  const draft = kept ?? EMPTY_DRAFT;

  useEffect(() => {
    const begun = checkoutDraft.read();
    const known = rememberedDraft(draftOf(customer));
    const isAnonymous = !hasAccount(customer);
    if (begun === null) checkoutDraft.write({ ...known, isAnonymous });
    else if (begun.isAnonymous && !isAnonymous) checkoutDraft.write(completeDraft(begun, known));
  }, [customer]);

  /** Reads the newest draft, for two fields may change between renders (autofill does that). */
  const change = (changes: Partial<CheckoutDraft>) =>
    checkoutDraft.write({ ...(checkoutDraft.read() ?? EMPTY_DRAFT), ...changes });

  const setFields = (changes: Partial<CheckoutFields>) => {
    const fields = { ...(checkoutDraft.read() ?? EMPTY_DRAFT).fields, ...changes };
    change({ fields });
    const wrong = Object.keys(errors) as CheckoutField[];
    if (wrong.length > 0) setErrors(checkFields(fields, wrong));
  };

  /** A field left empty is not wrong before the form is sent. */
  const checkOnBlur = (name: CheckoutField) => {
    const value = draft.fields[name];
    const code = value === '' ? null : checkField(name, value);
    if (code === null) return;
    setTimeout(() => setErrors((known) => ({ ...known, [name]: code })), BLUR_CHECK_MS);
  };

  return {
    isReady: kept !== null,
    draft,
    errors,
    field: (name) => {
      const code = errors[name];
      return {
        name,
        value: draft.fields[name],
        error: code === undefined ? undefined : t(fieldKey(code)),
        onChange: (event) => setFields({ [name]: event.currentTarget.value }),
        onBlur: () => checkOnBlur(name),
      };
    },
    setFields,
    setShippingMethod: (shippingMethod) => change({ shippingMethod }),
    setPaymentMethod: (paymentMethod) => change({ paymentMethod }),
    phone: {
      isConfirmed: isPhoneConfirmed(draft),
      isMissing: isPhoneMissing && !isPhoneConfirmed(draft),
      confirm: (isConfirmed) =>
        change({ confirmedPhone: isConfirmed ? (parseMobile(draft.fields.phone) ?? '') : '' }),
    },
    checkPhone: () => {
      const newest = checkoutDraft.read() ?? EMPTY_DRAFT;
      const isFine = newest.paymentMethod !== 'cod' || isPhoneConfirmed(newest);
      setIsPhoneMissing(!isFine);
      return isFine;
    },
    checkAll: (fields) => {
      const found = checkFields((checkoutDraft.read() ?? EMPTY_DRAFT).fields, fields);
      setErrors(found);
      return found;
    },
    showServerErrors: (fields) => {
      const found = errorsFromServer(fields);
      setErrors(found);
      return found;
    },
  };
}
