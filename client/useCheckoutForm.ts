import { useEffect, useState, useSyncExternalStore } from 'react';
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
} from '../domain/checkoutForm.js';
import type { FieldErrors } from '../domain/errors.js';
import type { WireCustomer } from '../domain/wire/customer.js';
import { clearDraft, currentDraft, keepDraft, onDraftChange } from './checkoutStore.js';
import { rememberedDraft } from './savedDetails.js';

/** The checkout's form: what is typed is kept for the tab, shared by the one page and the four steps. */
export interface CheckoutForm {
  draft: CheckoutDraft;
  errors: CheckoutErrors;
  setField: (field: CheckoutField, value: string) => void;
  /** Takes over a whole address, or anything else that is known at once. */
  setFields: (fields: Partial<CheckoutFields>) => void;
  setShippingMethod: (id: string) => void;
  setPaymentMethod: (method: CheckoutDraft['paymentMethod']) => void;
  /** On blur: a field left empty is not wrong yet. */
  checkOne: (field: CheckoutField) => void;
  /** On submit: whether these fields are right; shows what is not. */
  checkAll: (fields: readonly CheckoutField[]) => boolean;
  /** Shows what the server complains of. */
  showServerErrors: (fields: FieldErrors) => void;
  clear: () => void;
}

export function useCheckoutForm(customer: WireCustomer): CheckoutForm {
  const kept = useSyncExternalStore(onDraftChange, currentDraft, () => null);
  const [errors, setErrors] = useState<CheckoutErrors>({});
  const draft = kept ?? EMPTY_DRAFT;

  useEffect(() => {
    if (currentDraft() === null) keepDraft(rememberedDraft(draftOf(customer)));
  }, [customer]);

  /** Reads the newest draft, for two fields may change between renders (autofill does that). */
  const change = (changes: Partial<CheckoutDraft>) => keepDraft({ ...(currentDraft() ?? EMPTY_DRAFT), ...changes });

  const setFields = (changes: Partial<CheckoutFields>) => {
    const fields = { ...(currentDraft() ?? EMPTY_DRAFT).fields, ...changes };
    change({ fields });
    const wrong = Object.keys(errors) as CheckoutField[];
    if (wrong.length > 0) setErrors(checkFields(fields, wrong));
  };

  return {
    draft,
    errors,
    setField: (field, value) => setFields({ [field]: value }),
    setFields,
    setShippingMethod: (shippingMethod) => change({ shippingMethod }),
    setPaymentMethod: (paymentMethod) => change({ paymentMethod }),
    checkOne: (field) => {
      const value = draft.fields[field];
      if (value === '') return;
      const code = checkField(field, value);
      if (code !== null) setErrors((known) => ({ ...known, [field]: code }));
    },
    checkAll: (fields) => {
      const found = checkFields((currentDraft() ?? EMPTY_DRAFT).fields, fields);
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    showServerErrors: (fields) => setErrors(errorsFromServer(fields)),
    clear: clearDraft,
  };
}
