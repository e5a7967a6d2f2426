import * as v from 'valibot';
import { type Finding, mend, note, ok } from './findings.js';

/** The companion plugin's `wc-storefront/v1/status`. */
const STATUS = v.object({
  version: v.string(),
  wordpress: v.string(),
  woocommerce: v.nullable(v.string()),
  currency: v.nullable(v.string()),
  order_tables: v.nullable(v.boolean()),
  cart_status: v.boolean(),
  stock_counted: v.nullable(v.boolean()),
  taxes: v.nullable(v.boolean()),
  login: v.picklist(['ready', 'plugin_missing', 'secret_missing']),
  key_may_write: v.boolean(),
  /** Missing before version 1.2, which does not return the meta either. */
  customer_meta: v.optional(v.boolean(), false),
  change_notice: v.boolean(),
  clean_up: v.boolean(),
});

type Status = v.InferOutput<typeof STATUS>;

const PLUGIN = 'Companion plugin';
const LOGIN: Record<Exclude<Status['login'], 'ready'>, string> = {
  plugin_missing:
    'nobody can log in: install and activate "JWT Authentication for WP REST API" under Plugins in wp-admin',
  secret_missing:
    "nobody can log in: define( 'JWT_AUTH_SECRET_KEY', … ) with a long random text is missing in wp-config.php",
};

/** Findings about the store from the plugin's response. */
export function examineStore({ status, body }: { status: number; body: string }): Finding[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), STATUS), body);
  if (status !== 200 || !parsed.success) {
    return [
      mend(
        PLUGIN,
        'is missing in the store, or older than this shop: no carts. Upload wordpress/storefront-companion to wp-content/plugins and activate it',
      ),
    ];
  }
  const store = parsed.output;
  const wrong = complaints(store);
  const orders = store.order_tables === true ? 'order tables' : 'orders kept as posts';
  const versions = `${store.version}, on WordPress ${store.wordpress} and WooCommerce ${store.woocommerce ?? 'none'} (${orders})`;
  return [ok(PLUGIN, versions), ...wrong];
}

function complaints(store: Status): Finding[] {
  return [
    ...(store.key_may_write
      ? []
      : [
          mend(
            'STORE_CONSUMER_KEY',
            'may only read. Give it the permission Read/Write under WooCommerce → Settings → Advanced → REST API',
          ),
        ]),
    ...(store.cart_status
      ? []
      : [mend('Carts', 'their status is not known to WooCommerce: another plugin takes it out')]),
    ...(store.customer_meta
      ? []
      : [
          mend(
            'Saved addresses',
            'cannot be read with this key: upload wordpress/storefront-companion (1.2 or newer) again, or find the plugin that takes `meta_data` out of customers',
          ),
        ]),
    ...(store.login === 'ready' ? [] : [mend('Login', LOGIN[store.login])]),
    ...(store.currency === 'EGP'
      ? []
      : [mend('Currency', 'must be EGP: WooCommerce → Settings → General → Currency')]),
    ...(store.taxes === true
      ? [
          mend(
            'Taxes',
            "WooCommerce would add them to the shop's totals. Enter prices with tax, and turn them off under WooCommerce → Settings → General",
          ),
        ]
      : []),
    ...(store.stock_counted === false
      ? [
          note(
            'Stock',
            'is not counted, so anything can be sold at any time: WooCommerce → Settings → Products → Inventory',
          ),
        ]
      : []),
    ...(store.change_notice
      ? []
      : [
          note(
            'Changes',
            "the plugin tells nobody of them. Give it the shop's address and WEBHOOK_SECRET under Storefront → Connection in wp-admin",
          ),
        ]),
    ...(store.clean_up
      ? []
      : [
          note(
            'Old carts',
            "are not cleared away: WordPress's cron does not run. Let the server call wp-cron.php every few minutes",
          ),
        ]),
  ];
}
