/**
 * Details remembered from earlier orders: `userData` (contact), `additionalAddress` (delivery addresses) and
 * `selectedAddress` (the last selection; `default` is the account's own). Cleared at logout.
 */
import { object, string } from 'valibot';
import type { CheckoutDraft, CheckoutFields } from '../../domain/checkout/checkoutForm.js';
import { USUAL_GOVERNORATE } from '../../domain/egypt/governorates.js';
import { parseMobile } from '../../domain/egypt/mobile.js';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { updateCustomer } from '../account/accountCalls.js';
import { createStored } from '../storage/stored.js';
import { storedList } from '../storage/storedList.js';
import { savedGovernorate } from './savedGovernorate.js';

export const DEFAULT_ADDRESS = 'default';
const MOST_ADDRESSES = 10;

const UserData = object({ first_name: string(), last_name: string(), phone: string(), email: string() });
const SavedAddress = object({
  governorate: string(),
  city: string(),
  address_1: string(),
  address_2: string(),
});

/** An address in the form's shape. */
export type AddressFields = Pick<CheckoutFields, 'governorate' | 'city' | 'address_1' | 'address_2'>;

const userData = createStored('userData', UserData, 'browser');
const additionalAddress = createStored('additionalAddress', storedList(SavedAddress), 'browser');
const chosenAddress = createStored('selectedAddress', string(), 'browser');

/** Delivery addresses of earlier orders in this browser, newest first. */
export function savedAddresses(): AddressFields[] {
  return additionalAddress.read() ?? [];
}

/** Index of the last selected address, or `default`. */
function selectedAddress(): string {
  return chosenAddress.read() ?? DEFAULT_ADDRESS;
}

/** Stores the index of the selected address, or `default` for the account's own. */
export function selectAddress(selected: string): void {
  chosenAddress.write(selected);
}

/** Whether two addresses are the same, ignoring whitespace. */
export function isSameAddress(one: AddressFields, other: AddressFields): boolean {
  return addressKey(one) === addressKey(other);
}

/**
 * Fills empty fields of a draft from the last order, whose phone number counts as confirmed. Without an address it goes to
 * the governorate that product pages promise a delivery to: the one chosen last, or else the usual one.
 */
export function rememberedDraft(draft: CheckoutDraft): CheckoutDraft {
  const person = userData.read();
  const address = draft.fields.city === '' ? savedAddresses()[indexOfSelected()] : undefined;
  const known = Object.entries(draft.fields).filter(([, value]) => value !== '');
  const confirmedPhone = parseMobile(person?.phone ?? '') ?? '';
  const governorate = savedGovernorate() ?? USUAL_GOVERNORATE;
  const fields = { ...draft.fields, governorate, ...person, ...address, ...Object.fromEntries(known) };
  return { ...draft, fields, confirmedPhone };
}

/** Stores contact and address after an order, newest address first; who comes to a branch may have given no address. */
export function rememberOrder({ first_name, last_name, phone, email, ...rest }: CheckoutFields): void {
  const { governorate, city, address_1, address_2 } = rest;
  const address = { governorate, city, address_1, address_2 };
  const others = savedAddresses().filter((saved) => !isSameAddress(saved, address));
  userData.write({ first_name, last_name, phone, email });
  if (!isComplete(rest)) return;
  additionalAddress.write([address, ...others].slice(0, MOST_ADDRESSES));
  selectAddress('0');
}

/** Saves the first delivery address to the account; a failure is ignored, as the customer only has to type it again. */
export async function rememberOnAccount({ addresses }: WireCustomer, fields: CheckoutFields): Promise<void> {
  if (addresses.length > 0 || !isComplete(fields)) return;
  const { governorate, city, address_1, address_2 } = fields;
  const address = { governorate, city, address_1, address_2: address_2.trim() === '' ? null : address_2 };
  await updateCustomer({ addresses: [address] }).catch(() => undefined);
}

function isComplete({ governorate, city, address_1 }: AddressFields): boolean {
  return [governorate, city, address_1].every((text) => text.trim() !== '');
}

function indexOfSelected(): number {
  const selected = selectedAddress();
  return selected === DEFAULT_ADDRESS ? 0 : Number(selected);
}

function addressKey({ governorate, city, address_1, address_2 }: AddressFields): string {
  return JSON.stringify([governorate, city.trim(), address_1.trim(), address_2.trim()]);
}
