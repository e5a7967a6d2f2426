import type { StandInContent } from './standInContent.js';
import type { WcCouponRecord } from './standInCoupons.js';
import type { WcOrderRecord } from './standInOrders.js';
import type { WcReviewRecord } from './standInReviews.js';
import type { StandInTaxes } from './standInTotals.js';

/** Entries in WooCommerce's response format. */
export type Entry = Record<string, unknown> & { id: number };

export interface StandInState {
  products: Map<number, Entry>;
  /** Variations by id; each has its product in `parent_id`. */
  variations: Map<number, Entry>;
  categories: Entry[];
  /** Terms as reported by the companion plugin. */
  terms: Record<string, unknown>[];
  customers: Map<number, Entry & { password: string }>;
  orders: Map<number, WcOrderRecord>;
  /** Notes on orders; without `customer_note`, only the operator sees them. */
  notes: { order: number; note: string; customer_note?: boolean; date?: string }[];
  /** null: taxes are off. */
  taxes: StandInTaxes | null;
  refunds: (Entry & { parent_id: number })[];
  coupons: WcCouponRecord[];
  reviews: Map<number, WcReviewRecord>;
  /** Payment gateways, all disabled in a new shop. */
  gateways: (Record<string, unknown> & { id: string; enabled: boolean })[];
  content: StandInContent;
  zones: { id: number; name: string; order: number; locations: object[]; methods: object[] }[];
  plugins: { woocommerce: boolean; companion: boolean; jwt: boolean };
  /** Settings of the store that its companion plugin tells otherwise than a store for this shop has them. */
  settings: Record<string, unknown>;
  /** Whether the key is an administrator's, who may delete users, instead of a shop manager's. */
  isAdministrator: boolean;
  version: '7.9.0' | '10.0.2';
  /** Whether the companion plugin is quick enough to add variations to their products, or to the first of each response. */
  addsVariations: boolean | 'first';
  /** Whether the companion plugin is new enough to digest products. */
  addsOutlines: boolean;
  latencyMs: number;
  nextId: { post: number; user: number; line: number; meta: number };
  now: () => Date;
}

const GATEWAY = {
  ...{ enabled: false, order: '', method_description: '', method_supports: ['products'] },
  ...{
    needs_setup: false,
    post_install_scripts: [],
    settings_url: 'https://shop.example/wp-admin/',
  },
  ...{ connection_url: null, setup_help_text: null, required_settings_keys: [] },
};

function newGateways(): StandInState['gateways'] {
  return [
    [
      'bacs',
      'Direct bank transfer',
      'Make your payment directly into our bank account. Please use your Order ID as the payment reference. Your order will not be shipped until the funds have cleared in our account.',
    ],
    [
      'cheque',
      'Check payments',
      'Please send a check to Store Name, Store Street, Store Town, Store State / County, Store Postcode.',
    ],
    ['cod', 'Cash on delivery', 'Pay with cash upon delivery.'],
  ].map(([id = '', title = '', description = '']) => ({
    ...GATEWAY,
    ...{ id, title, method_title: title, description, settings: gatewaySettings({ title }) },
  }));
}

/** Fields of a gateway's form as WooCommerce reports them, with a field that holds a secret. */
export function gatewaySettings({
  title = '',
  instructions = '',
}: {
  title?: string;
  instructions?: string;
}) {
  const field = (id: string, value: string, usual: string) => ({
    ...{ id, label: id, description: '', type: 'textarea', value, default: usual, tip: '', placeholder: '' },
  });
  return {
    title: field('title', title, title),
    instructions: field('instructions', instructions, ''),
    secret_key: field('secret_key', 'a secret of the gateway', ''),
  };
}

/** A store without products, customers and orders, configured for the shop. */
export function newState(changes: Partial<StandInState> = {}): StandInState {
  return {
    products: new Map(),
    variations: new Map(),
    categories: [],
    terms: [],
    customers: new Map(),
    orders: new Map(),
    notes: [],
    taxes: null,
    refunds: [],
    coupons: [],
    reviews: new Map(),
    gateways: newGateways(),
    content: { name: 'Stand-in', description: '', pages: [], posts: [], documents: {} },
    zones: [],
    plugins: { woocommerce: true, companion: true, jwt: true },
    settings: {},
    isAdministrator: false,
    version: '10.0.2',
    addsVariations: true,
    addsOutlines: true,
    latencyMs: 0,
    nextId: { post: 1000, user: 2, line: 1, meta: 1 },
    now: () => new Date(),
    ...changes,
  };
}

/** WordPress writes timestamps without a zone, in whole seconds. */
export function wpTime(date: Date): string {
  return date.toISOString().slice(0, 19);
}

export interface Meta {
  id: number;
  key: string;
  value: unknown;
}

/** Meta as stored: a repeated key overwrites, null deletes. */
export function writeMeta(state: StandInState, before: readonly Meta[], sent: unknown): Meta[] {
  let meta = [...before];
  for (const { key, value } of (sent ?? []) as { key: string; value: unknown }[]) {
    meta = meta.filter((entry) => entry.key !== key);
    if (value !== null) meta.push({ id: state.nextId.meta++, key, value });
  }
  return meta;
}
