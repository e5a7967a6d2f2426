import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, failure, invalidParam, paged, type StandInRoute } from './standInRoute.js';
import { type Entry, type Meta, type StandInState, wpTime, writeMeta } from './standInState.js';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PATH = /^wc\/v3\/customers\/(\d+)$/;

const unknownCustomer = ({ version }: StandInState) =>
  failure(404, version === '7.9.0' ? 'woocommerce_rest_invalid_id' : 'wc_user_invalid_id');

/** What WordPress searches: with an address, only addresses. */
function searched(user: Entry, search: string): string {
  const { username, email } = user as { username?: string; email?: string };
  return search.includes('@') ? (email ?? '') : `${username ?? ''} ${email ?? ''}`;
}

export const customerRoutes: StandInRoute[] = [
  {
    method: 'GET',
    path: /^wc\/v3\/customers$/,
    answer: (asked) => {
      const { state, query } = asked;
      const [email, search] = [query.get('email'), query.get('search')];
      const role = query.get('role') ?? 'customer';
      return paged(
        asked,
        [...state.customers.values()]
          .filter((user) => role === 'all' || user['role'] === role)
          .filter((user) => email === null || user['email'] === email)
          .filter((user) => search === null || searched(user, search).includes(search))
          .map((user) => shown(state, user)),
      );
    },
  },
  { method: 'POST', path: /^wc\/v3\/customers$/, answer: ({ state, body }) => createCustomer(state, body) },
  {
    method: 'GET',
    path: PATH,
    // Returns any user, including the administrator.
    answer: ({ state }, [id]) => {
      const user = state.customers.get(id!);
      return user === undefined ? unknownCustomer(state) : { status: 200, body: shown(state, user) };
    },
  },
  { method: 'PUT', path: PATH, answer: ({ state, body }, [id]) => updateCustomer(state, id!, body) },
  {
    method: 'DELETE',
    path: PATH,
    answer: ({ state, query }, [id]) => {
      if (!state.isAdministrator) return failure(403, 'woocommerce_rest_cannot_delete');
      const user = state.customers.get(id!);
      if (user === undefined) return unknownCustomer(state);
      if (query.get('force') !== 'true') return failure(501, 'woocommerce_rest_trash_not_supported');
      state.customers.delete(id!);
      return { status: 200, body: shown(state, user) };
    },
  },
  {
    method: 'DELETE',
    path: /^wc-storefront\/v1\/customers\/(\d+)$/,
    answer: ({ state }, [id]) => {
      if (!state.plugins.companion) return failure(404, 'rest_no_route');
      if (state.customers.get(id!)?.['role'] !== 'customer')
        return failure(404, 'storefront_unknown_customer');
      state.customers.delete(id!);
      return { status: 200, body: { deleted: true } };
    },
  },
];

/** Meta keys that the companion plugin returns. */
const COMPANION_KEYS = ['storefront_addresses', 'storefront_cars', 'storefront_registration'];

const STAFF_ROLES = ['administrator', 'shop_manager', 'editor', 'author', 'contributor'];

/**
 * A user as seen by a shop manager's key: WooCommerce returns `meta_data` only to administrators, and the companion
 * plugin only the storefront's own.
 */
function shown(state: StandInState, user: Entry & { password: string }): Entry {
  const entry: Entry = { ...user };
  delete entry['password'];
  delete entry['meta_data'];
  if (!state.plugins.companion) return entry;
  const meta = user['meta_data'] as Meta[];
  return {
    ...entry,
    meta_data: meta.filter(({ key }) => COMPANION_KEYS.includes(key)),
    storefront_shopper: !STAFF_ROLES.includes(String(user['role'])),
  };
}

const ADDRESS = {
  ...{ first_name: '', last_name: '', company: '', address_1: '', address_2: '', city: '' },
  ...{ postcode: '', country: '', state: '', phone: '' },
};

async function createCustomer(state: StandInState, body: Record<string, unknown>): Promise<Answered> {
  if (body['id'] !== undefined) return failure(400, 'woocommerce_rest_customer_exists');
  const { email } = body;
  if (typeof email !== 'string') return failure(400, 'rest_missing_callback_param');
  if (email === '') return failure(400, 'registration-error-invalid-email');
  if (!EMAIL.test(email)) return failure(400, 'customer_invalid_email');
  if (users(state).some((user) => user['email'] === email))
    return failure(400, 'registration-error-email-exists');
  const given = body['username'];
  if (given !== undefined && !/^[\w @.-]+$/.test(given as string)) {
    return failure(400, 'registration-error-invalid-username');
  }
  const username = (given ?? freeName(state, email.split('@')[0]!)) as string;
  if (users(state).some((user) => user['username'] === username)) {
    return failure(400, 'registration-error-username-exists');
  }
  await sleep(1);
  // WordPress checks names once more than WooCommerce does.
  if (users(state).some((user) => user['username'] === username)) return failure(400, 'existing_user_login');
  const user = addUser(state, {
    email,
    username,
    role: 'customer',
    password: (body['password'] ?? '') as string,
    first_name: body['first_name'] ?? '',
    last_name: body['last_name'] ?? '',
    billing: { ...ADDRESS, email: '', ...(body['billing'] as object | undefined) },
    meta_data: writeMeta(state, [], body['meta_data']),
  });
  return { status: 201, body: shown(state, user) };
}

export function addUser(
  state: StandInState,
  fields: Record<string, unknown> & { password: string },
): Entry & { password: string } {
  const time = wpTime(state.now());
  const user = {
    id: state.nextId.user++,
    ...{ date_created: time, date_created_gmt: time, date_modified: time, date_modified_gmt: time },
    ...{ first_name: '', last_name: '', billing: { ...ADDRESS, email: '' }, shipping: ADDRESS },
    ...{ is_paying_customer: false, avatar_url: 'https://secure.gravatar.com/avatar/0', meta_data: [] },
    ...fields,
  };
  state.customers.set(user.id, user);
  return user;
}

function users(state: StandInState) {
  return [...state.customers.values()];
}

function freeName(state: StandInState, name: string): string {
  const taken = (candidate: string) => users(state).some((user) => user['username'] === candidate);
  return taken(name) ? `${name}-${state.nextId.user}` : name;
}

function updateCustomer(state: StandInState, id: number, body: Record<string, unknown>): Answered {
  const user = state.customers.get(id);
  if (user === undefined) return failure(400, 'woocommerce_rest_invalid_id');
  const { email, username, billing, meta_data, ...fields } = body;
  if (username !== undefined) return failure(400, 'woocommerce_rest_customer_invalid_argument');
  if (email !== undefined && typeof email !== 'string') return invalidParam('email');
  if (email !== undefined && users(state).some((other) => other.id !== id && other['email'] === email)) {
    return failure(400, 'woocommerce_rest_customer_invalid_email');
  }
  Object.assign(user, fields, email === undefined ? {} : { email }, {
    billing: { ...(user['billing'] as object), ...(billing as object | undefined) },
    meta_data: writeMeta(state, user['meta_data'] as Meta[], meta_data),
    date_modified_gmt: wpTime(state.now()),
  });
  return { status: 200, body: shown(state, user) };
}
