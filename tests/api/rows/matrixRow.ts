import type { Order } from '../../../domain/order/order.js';
import type { Product } from '../../../domain/catalogue/product.js';
import type { Customer, Person } from '../browser.js';

/** The owner owns the resource; the stranger has an account as well. */
export const IDENTITIES = [
  'nobody',
  'a guest',
  'another guest',
  'the owner',
  'a stranger',
  "a contact with the owner's number",
  'a revoked session of the owner',
  'a token that is signed with another key',
  "the owner's id with the stranger's token",
  "the owner's token alone",
  "the owner's id alone",
] as const;
export type Identity = (typeof IDENTITIES)[number];

export interface World {
  owner: Customer;
  stranger: Customer;
  /** A contact account with the owner's number. */
  contact: Person;
  guest: Person;
  otherGuest: Person;
  product: Product;
  /** The owner's cart with one line. */
  cart: Order;
  /** An order of the owner in progress. */
  order: Order;
  /** An order of the owner that has arrived. */
  delivered: Order;
  /** Token of the operator's link to the owner's order in progress. */
  officeLink: string;
}

export type Expected = Record<Identity, number>;

export type Body = (world: World) => unknown;

export interface Row {
  method: string;
  path: (world: World) => string;
  body?: Body;
  expected: Expected;
}

export const everyone = (status: number): Expected =>
  Object.fromEntries(IDENTITIES.map((identity) => [identity, status])) as Expected;

/** Expected status for owner and stranger, with or without a password; nobody and guests get `others`. */
export const accounts = (owner: number, stranger: number, others: number, guests = others): Expected => ({
  ...everyone(others),
  'the owner': owner,
  'a stranger': stranger,
  "a contact with the owner's number": stranger,
  'a guest': guests,
  'another guest': guests,
});

export const get = (path: (world: World) => string, expected: Expected): Row => ({
  method: 'GET',
  path,
  expected,
});
export const publicly = (path: string): Row => get(() => path, everyone(200));

export const sent = (method: 'POST' | 'PUT', path: string, expected: Expected, body: Body): Row => ({
  ...{ method, path: () => path, expected, body },
});
