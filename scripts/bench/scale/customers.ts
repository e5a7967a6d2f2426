import { createClient } from '@libsql/client';
import { createSessions } from '../../../server/http/session/session.js';
import type { StatePort } from '../../../server/ports/records/state.js';
import { behindTheApi } from '../../../tests/support/behindTheApi.js';
import { quickHash } from '../../../tests/support/quickPassword.js';
import { newVisitor, type Visitor } from './client.js';

export const SECRET = 'only for this simulation, which it is long enough for';

export interface Customer extends Visitor {
  id: number;
}

let people = 0;

/** Registers customers in the database itself, so that no password has to be computed, and logs them in. */
export async function addCustomers(databaseUrl: string, count: number): Promise<Customer[]> {
  const database = createClient({ url: databaseUrl });
  const { accounts } = behindTheApi(database);
  // Beginning a session asks nothing of the state.
  const sessions = createSessions(SECRET, {} as StatePort);
  const here = new Request('http://localhost');
  const passwordHash = quickHash('three blind mice');
  const add = async (): Promise<Customer> => {
    people += 1;
    const username = `customer.${people}@example.com`;
    const id = await accounts.add({
      ...{ username, email: username, phone: null, firstName: 'Mona', lastName: 'Hassan' },
      passwordHash,
    });
    const visitor = newVisitor();
    for (const cookie of await sessions.begin(here, { kind: 'customer', id, epoch: 0 })) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value !== '') visitor.cookies.set(name, value);
    }
    return { ...visitor, id };
  };
  try {
    // One after the other, because a libsql-server may stop taking writes that wait for each other.
    const added: Customer[] = [];
    while (added.length < count) added.push(await add());
    return added;
  } finally {
    database.close();
  }
}

/** One address in Cairo for everybody. */
const BILLING = {
  ...{ first_name: 'Mona', last_name: 'Hassan', phone: '0101 234 5678' },
  ...{ governorate: 'EGC', city: 'Nasr City', address_1: '14 El Yasmin Street' },
};

export const cartOf = (productId: number, quantity = 1) => ({
  status: 'pending-cart',
  line_items: [{ product_id: productId, variation_id: null, quantity }],
});

export const checkoutOf = (orderId: number) => ({
  order_id: orderId,
  billing: BILLING,
  payment_method: 'cod',
});
