import * as v from 'valibot';
import { type Customer, isContactName } from '../../../domain/account/customer.js';
import { ShopError } from '../../../domain/core/errors.js';
import { foldUsername } from '../../../domain/forms/fields.js';
import type { CustomerChanges, CustomersPort, NewContact, Registration } from '../../ports/customers.js';
import type { OnCommit } from '../../ports/records/state.js';
import { ADDRESS_BOOK } from '../../ports/shared/addressBook.js';
import type { RecordKind, RecordReader } from '../../ports/shared/records/recordReader.js';
import { SAVED_CARS } from '../../ports/fitment.js';
import { violatedUnique } from '../../database/connection/database.js';
import { type Database, expecting, type Reader, type Row, type Statement } from '../../database/sql/sql.js';
import { changeTime, commit, unchanged } from './order/commit.js';
import { clearOldContacts } from './oldContacts.js';
import { hashPassword, NOBODYS_HASH, passwordMatches } from './passwords.js';
import { integer, optionalText, text } from '../../database/sql/rows.js';
import { recordOf } from '../../database/records/tableRecords.js';

/**
 * Customers in the database. User names and email addresses share one namespace, because either can be used to log in.
 */
export function localCustomers(database: Database, records: RecordReader): CustomersPort {
  let made = 0;
  return {
    createCustomer: (registration) => createCustomer(database, records, registration),
    createContact: (contact) => {
      const cleanup = made % CLEANUP_EVERY === 0 ? clearOldContacts(new Date()) : [];
      made += 1;
      return createContact(database, records, { contact, cleanup });
    },
    getCustomer: (id) => findById(database, records, id),
    async verifyPassword(username, password) {
      const row = await findByName(database, username);
      // Nothing matches a contact account's hash.
      const hash = row === undefined ? NOBODYS_HASH : text(row, 'password_hash');
      const matches = await passwordMatches(password, hash);
      return row !== undefined && matches ? customerOf(row, records) : null;
    },
    updateCustomer: (id, changes, onCommit) =>
      uniquely(() => updateCustomer(database, records, { id, changes, onCommit })),
    async changePassword(id, password) {
      const hash = await hashPassword(password);
      const changed = await database.write((writer) => writer.run(SET_PASSWORD, [hash, now(), id]));
      if (changed === 0) throw new ShopError('customer_not_found');
    },
    deleteCustomer: (id) => deleteCustomer(database, id),
    async findByUsername(username) {
      const row = await findByName(database, username);
      const customer = row === undefined ? null : customerOf(row, records);
      return customer === null || customer.isContact ? null : customer;
    },
  };
}

/** The row stays while orders refer to it, with nothing of the person in it. */
async function deleteCustomer(database: Database, id: number): Promise<void> {
  await database.batch(
    [
      {
        sql: `UPDATE customers SET username = ?1, email = NULL, phone = NULL, first_name = '', last_name = '',
                password_hash = ?2, addresses = '[]', cars = '[]', updated_at = ?3 WHERE id = ?4`,
        args: [`${DELETED}${id}`, NOBODYS_HASH, now(), id],
      },
      {
        sql: 'DELETE FROM customers WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM orders WHERE customer_id = ?1)',
        args: [id],
      },
    ],
    'repeatable',
  );
}

/** Start of the user name of a deleted account; no number and no email address has it. */
const DELETED = 'deleted-';

/** One in this many new contact accounts also deletes old ones, beginning with a process's first. */
const CLEANUP_EVERY = 20;

const SET_PASSWORD = `
  UPDATE customers SET password_hash = ?, updated_at = ? WHERE id = ? AND substr(username, 1, 8) <> 'contact-'`;

const BY_NAME = 'SELECT * FROM customers WHERE ?1 IN (username, email) ORDER BY username = ?1 DESC LIMIT 1';

async function findByName(reader: Reader, name: string): Promise<Row | undefined> {
  return (await reader.rows(BY_NAME, [foldUsername(name)]))[0];
}

async function findById(reader: Reader, records: RecordReader, id: number): Promise<Customer | null> {
  const [row] = await reader.rows(
    `SELECT * FROM customers WHERE id = ? AND username NOT LIKE '${DELETED}%'`,
    [id],
  );
  return row === undefined ? null : customerOf(row, records);
}

async function createCustomer(
  database: Database,
  records: RecordReader,
  registration: Registration,
): Promise<Customer> {
  const { firstName, lastName, phone, password } = registration;
  const username = foldUsername(registration.username);
  const email = registration.email === null ? null : foldUsername(registration.email);
  const hash = await hashPassword(password); // outside the transaction, because hashing is slow
  return uniquely(() =>
    database.write(async (writer) => {
      if (await isTaken(writer, username, null)) throw new ShopError('username_taken');
      if (email !== null && (await isTaken(writer, email, null))) throw new ShopError('email_taken');
      const [row] = await writer.rows(
        `INSERT INTO customers
           (username, email, phone, first_name, last_name, password_hash, created_at, updated_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7) RETURNING *`,
        [username, email, phone, firstName, lastName, hash, now()],
      );
      return customerOf(found(row), records);
    }),
  );
}

/** Adds a contact account, unless an earlier request with a lost response has. */
async function createContact(
  database: Database,
  records: RecordReader,
  { contact, cleanup }: { contact: NewContact; cleanup: readonly Statement[] },
): Promise<Customer> {
  const { username, phone, firstName, lastName } = contact;
  const results = await database.batch(
    [
      ...cleanup,
      {
        sql: `INSERT INTO customers (username, phone, first_name, last_name, password_hash, created_at, updated_at)
              VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6) ON CONFLICT (username) DO NOTHING`,
        args: [username, phone, firstName, lastName, NOBODYS_HASH, now()],
      },
      { sql: 'SELECT * FROM customers WHERE username = ?', args: [username] },
    ],
    'repeatable',
  );
  return customerOf(found(results.at(-1)?.rows[0]), records);
}

async function updateCustomer(
  database: Database,
  records: RecordReader,
  { id, changes, onCommit }: { id: number; changes: CustomerChanges; onCommit: OnCommit<Customer> },
): Promise<Customer> {
  for (;;) {
    const row = found((await database.rows('SELECT * FROM customers WHERE id = ?', [id]))[0]);
    const after = { ...customerOf(row, records), ...changes };
    if (after.email !== null) after.email = foldUsername(after.email);
    const { firstName, lastName, email, phone, addresses, cars } = after;
    if (changes.email !== undefined && email !== null && (await isTaken(database, email, id))) {
      throw new ShopError('email_taken');
    }
    const updatedAt = text(row, 'updated_at');
    const update = {
      sql: `UPDATE customers SET first_name = ?, last_name = ?, email = ?, phone = ?, addresses = ?, cars = ?, updated_at = ?
        WHERE id = ?`,
      args: [
        ...[firstName, lastName, email, phone, JSON.stringify(addresses), JSON.stringify(cars)],
        ...[changeTime(updatedAt), id],
      ],
    };
    const isFree = expecting(`NOT EXISTS (${NAMED_SO})`, [email, id]);
    if (await commit(database, [unchanged('customers', id, updatedAt), isFree, update], onCommit?.(after)))
      return after;
  }
}

const NAMED_SO = 'SELECT 1 FROM customers WHERE ?1 IN (username, email) AND id IS NOT ?2';

/** Whether another customer logs in with this name. */
async function isTaken(reader: Reader, name: string, owner: number | null): Promise<boolean> {
  return (await reader.rows(NAMED_SO, [name, owner])).length > 0;
}

/** Maps violations of the unique constraints, in case a concurrent request passed the check above. */
async function uniquely<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const column = violatedUnique(error);
    if (column === 'customers.username') throw new ShopError('username_taken', {}, error);
    if (column === 'customers.email') throw new ShopError('email_taken', {}, error);
    throw error;
  }
}

function now(): string {
  return new Date().toISOString();
}

function found(row: Row | undefined): Row {
  if (row === undefined) throw new ShopError('customer_not_found');
  return row;
}

const CUSTOMERS: RecordKind<Pick<Customer, 'addresses' | 'cars'>> = {
  name: 'Customer',
  editedAt: () => 'customers',
  open: ['id', 'cars'],
  schema: v.object({ addresses: v.optional(ADDRESS_BOOK, []), cars: v.optional(SAVED_CARS, []) }),
};

/** Without the entries of the address book, and the cars, that cannot be read. */
function customerOf(row: Row, records: RecordReader): Customer {
  const lists = records.require(CUSTOMERS, recordOf(row, ['addresses', 'cars']));
  return {
    id: integer(row, 'id'),
    firstName: text(row, 'first_name'),
    lastName: text(row, 'last_name'),
    username: text(row, 'username'),
    isContact: isContactName(text(row, 'username')),
    email: optionalText(row, 'email'),
    phone: optionalText(row, 'phone'),
    ...lists,
  };
}
