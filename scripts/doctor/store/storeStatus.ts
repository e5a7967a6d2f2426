import * as v from 'valibot';
import { type Finding, fix, note, ok } from '../findings.js';

/** The companion plugin's `wc-storefront/v1/status`. */
const STATUS = v.object({
  version: v.string(),
  wordpress: v.string(),
  woocommerce: v.nullable(v.string()),
  currency: v.nullable(v.string()),
  order_tables: v.nullable(v.boolean()),
  cart_status: v.boolean(),
  stock_counted: v.nullable(v.boolean()),
  login: v.picklist(['ready', 'plugin_missing', 'secret_missing']),
  key_may_write: v.boolean(),
  /** Missing before version 1.2. */
  customer_meta: v.optional(v.boolean(), false),
  /** Decimals of prices. */
  decimals: v.optional(v.nullable(v.number()), null),
  /** Whether a second coupon is computed from what the first one leaves. */
  sequential: v.optional(v.nullable(v.boolean()), null),
  change_notice: v.boolean(),
  clean_up: v.boolean(),
});

type Status = v.InferOutput<typeof STATUS>;

const PLUGIN = 'Companion plugin';
type Version = readonly [major: number, minor: number];
/** What plugins before a version lack, from the oldest version on; `fix` if the shop does not work without it. */
const LACKS: readonly { before: Version; say: typeof fix; lack: string }[] = [
  {
    before: [1, 6],
    say: fix,
    lack: 'customers cannot delete their accounts, and branches cannot be entered',
  },
  {
    before: [1, 7],
    say: note,
    lack: 'a checkout asks the store once more for every variable product, and twice for every delivery zone',
  },
  {
    before: [1, 8],
    say: note,
    lack: 'payment methods have no Arabic texts, and bank accounts of WooCommerce are not shown',
  },
  {
    before: [1, 9],
    say: note,
    lack: 'the shop is not told of the trash, schedules and renamed terms, and shows them minutes later',
  },
  {
    before: [1, 10],
    say: note,
    lack: 'the store builds every product each time the shop looks for changes, which slows it down',
  },
];
const PIASTRE_DECIMALS = 2;
const LOGIN: Record<Exclude<Status['login'], 'ready'>, string> = {
  plugin_missing:
    'nobody can log in: install and activate "JWT Authentication for WP REST API" under Plugins in wp-admin',
  secret_missing:
    "nobody can log in: wp-config.php lacks define( 'JWT_AUTH_SECRET_KEY', … ) with a long random text",
};

/** Findings about the store from the plugin's response. */
export function examineStore({ status, body }: { status: number; body: string }): Finding[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), STATUS), body);
  if (status !== 200 || !parsed.success) {
    return [
      fix(
        PLUGIN,
        'is missing in the store, or too old, so carts do not work. Upload wordpress/storefront-companion to wp-content/plugins and activate it',
      ),
    ];
  }
  const store = parsed.output;
  const wrong = complaints(store);
  const orders = store.order_tables === true ? 'order tables' : 'orders stored as posts';
  const versions = `${store.version}, on WordPress ${store.wordpress} and WooCommerce ${store.woocommerce ?? 'none'} (${orders})`;
  return [ok(PLUGIN, versions), ...wrong];
}

/** Whether a version such as `1.5.0` is older than this one. */
function isOlder(version: string, than: Version): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < than[0] || (major === than[0] && minor < than[1]);
}

function ofVersion(version: string): Finding[] {
  const found = LACKS.find(({ before }) => isOlder(version, before));
  if (found === undefined) return [];
  const { before, say, lack } = found;
  const text = `is older than ${before.join('.')}, so ${lack}. Upload wordpress/storefront-companion again`;
  return [say(PLUGIN, text)];
}

function complaints(store: Status): Finding[] {
  const found = [
    !store.key_may_write &&
      fix(
        'STORE_CONSUMER_KEY',
        'has no write access. Give it the permission Read/Write under WooCommerce → Settings → Advanced → REST API',
      ),
    !store.cart_status && fix('Carts', 'their status is unknown to WooCommerce: another plugin removes it'),
    !store.customer_meta &&
      fix(
        'Saved addresses',
        'cannot be read with this key: find the plugin that removes `meta_data` from customers',
      ),
    store.login !== 'ready' && fix('Login', LOGIN[store.login]),
    store.currency !== 'EGP' && fix('Currency', 'must be EGP: WooCommerce → Settings → General → Currency'),
    store.decimals !== null &&
      store.decimals < PIASTRE_DECIMALS &&
      fix(
        'Decimals',
        'WooCommerce rounds totals to whole pounds, so orders cost there something else than the shopper has seen: WooCommerce → Settings → General → Number of decimals: 2',
      ),
    store.sequential === true &&
      note(
        'Coupons',
        'of which a cart has several are computed in another way by the store, so they are removed at the checkout. Turn off "Calculate coupon discounts sequentially" under WooCommerce → Settings → General',
      ),
    store.stock_counted === false &&
      note(
        'Stock',
        'is not managed, so products can be sold without stock: WooCommerce → Settings → Products → Inventory',
      ),
    !store.change_notice &&
      note(
        'Changes',
        "the plugin sends no webhooks. Enter the shop's address and WEBHOOK_SECRET under Storefront → Connection in wp-admin",
      ),
    !store.clean_up &&
      note(
        'Old carts',
        "are not deleted, because WordPress's cron does not run. Call wp-cron.php every few minutes from the server's cron",
      ),
  ];
  return [...ofVersion(store.version), ...found.filter((finding) => finding !== false)];
}
