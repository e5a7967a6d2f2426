import type { Address } from './customer.js';

/**
 * An address book as it is to be after a change on a page that showed `seen`: what was added or removed elsewhere
 * meanwhile, in another tab or on another device, stays so.
 */
export function changedBook(
  current: readonly Address[],
  { seen, wanted }: { seen: readonly Address[]; wanted: readonly Address[] },
): Address[] {
  return [
    ...wanted.filter((address) => !has(seen, address) || has(current, address)),
    ...current.filter((address) => !has(seen, address) && !has(wanted, address)),
  ];
}

function has(book: readonly Address[], address: Address): boolean {
  return book.some((each) => FIELDS.every((field) => each[field] === address[field]));
}

const FIELDS = ['label', 'governorate', 'city', 'address1', 'address2'] as const;
