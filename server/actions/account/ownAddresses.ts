import type { Customer } from '../../../domain/account/customer.js';
import { isEmail } from '../../../domain/forms/fields.js';

/** The mail addresses of a customer: the account's own, and those that a code has proven to be theirs. */
export function ownAddresses({ email }: Customer, proofs: readonly { contact: string }[]): string[] {
  const proven = proofs.map(({ contact }) => contact).filter(isEmail);
  return email === null ? proven : [email, ...proven];
}
