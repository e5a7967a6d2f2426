import type { Env } from '../../server/config/env.js';
import { describeNoAnswer } from '../../server/adapters/wpRest/problems.js';
import { isThisMachine } from '../../server/config/addresses.js';
import { openCardProvider } from '../../server/backendPayments.js';
import { CARD_PROVIDERS } from '../../server/cardProviders.js';
import { addressSettingOf } from '../../server/config/cardProvider.js';
import type { PaymentsPort } from '../../server/ports/payments.js';
import { ShopError } from '../../domain/core/errors.js';
import { createClient, type StoreAccess } from '../../server/adapters/wpRest/client.js';
import { readZones } from '../../server/adapters/woocommerce/delivery/shipping.js';
import { examineDelivery } from './delivery.js';
import { type Finding, fix, note, ok } from './findings.js';
import { examineStore } from './storeStatus.js';

/** The doctor's access to external systems; tests replace it. Each function throws if there is no response. */
export interface Probes {
  /** Status, body and `Date` header of an address. Follows no redirect. */
  get: (
    url: string,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: string; date: string | null }>;
  queryDatabase: () => Promise<void>;
  /** Connects and logs in to the mail server without sending anything. */
  verifyMail: (smtpUrl: string) => Promise<void>;
  /** Looks up a payment that does not exist; throws a problem that the operator can fix. */
  askCardProvider: (payments: PaymentsPort) => Promise<void>;
  now: () => number;
}

const FEWEST_DIFFERENT_CHARS = 10;
const CLOCK_TOLERANCE_S = 30;
const PLUGIN_NAMESPACE = 'wc-storefront/v1';

/** Runs all checks of this configuration; none of them changes anything. */
export async function examine(env: Env, probes: Probes): Promise<Finding[]> {
  const asked = await Promise.all([
    checkDatabase(env, probes),
    checkStore(env, probes),
    checkContent(env, probes),
    checkMail(env, probes),
    checkNewsletter(env, probes),
    checkPayments(env, probes),
  ]);
  return [...checkAddress(env), ...checkSecrets(env), ...asked.flat(), ...checkChanges(env)];
}

function checkAddress({ publicUrl }: Env): Finding[] {
  if (isThisMachine(publicUrl)) {
    return [
      note(
        'PUBLIC_URL',
        'is not set: links in mail and the sitemap use localhost. Set it to the address of the shop',
      ),
    ];
  }
  if (!publicUrl.startsWith('https:')) {
    return [
      fix('PUBLIC_URL', 'uses http, so cookies are not secure. Set it to the https address of the shop'),
    ];
  }
  return [ok('PUBLIC_URL', publicUrl)];
}

function checkSecrets({ sessionSecret, cronSecret }: Env): Finding[] {
  const isWeak = new Set(sessionSecret).size < FEWEST_DIFFERENT_CHARS;
  return [
    isWeak
      ? fix(
          'SESSION_SECRET',
          'is easy to guess. Generate a new one with `openssl rand -hex 32`; this logs everybody out',
        )
      : ok('SESSION_SECRET', 'is random enough'),
    cronSecret === null
      ? note(
          'CRON_SECRET',
          'is not set: pending payments are settled when they are read, but not once a day. Generate one with `openssl rand -hex 32`',
        )
      : ok('CRON_SECRET', 'is set'),
  ];
}

async function checkDatabase({ isDurable }: Env, { queryDatabase }: Probes): Promise<Finding[]> {
  try {
    await queryDatabase();
  } catch {
    return [
      fix(
        'DATABASE_URL',
        'does not respond. Check address and token (DATABASE_URL, DATABASE_AUTH_TOKEN) with your database host',
      ),
    ];
  }
  return [
    isDurable
      ? ok('DATABASE_URL', 'responds, and is durable')
      : fix(
          'DATABASE_URL',
          'is a file in a temporary directory, so data is lost. Set it to a hosted libSQL database (libsql://…)',
        ),
  ];
}

async function checkStore({ storeAccess }: Env, { get, now }: Probes): Promise<Finding[]> {
  if (storeAccess === null)
    return [note('STORE_URL', 'is not set: the shop sells the demonstration products')];
  const { url, consumerKey, consumerSecret } = storeAccess;
  const authorization = `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`;
  const asked = get(`${url}/wp-json/wc/v3/orders?per_page=1`, { authorization });
  const answer = await asked.catch((error: unknown) => describeNoAnswer(error, new URL(url).host));
  if (typeof answer === 'string') return [fix('STORE_URL', `does not respond. ${answer}`)];
  if ([401, 403].includes(answer.status)) {
    return [
      fix(
        'STORE_CONSUMER_KEY',
        'is rejected. Create a key with the permission Read/Write under WooCommerce → Settings → Advanced → REST API',
      ),
    ];
  }
  if (answer.status !== 200)
    return [
      fix(
        'STORE_URL',
        `responds with ${answer.status} to a request for orders. WooCommerce must be active there, and permalinks anything but "Plain" (Settings → Permalinks)`,
      ),
    ];
  const told = await get(`${url}/wp-json/${PLUGIN_NAMESPACE}/status`, { authorization }).catch(() => null);
  return [
    ok('STORE_URL', 'responds, and its keys can read orders'),
    ...examineStore(told ?? { status: 0, body: '' }),
    ...(await checkDelivery(storeAccess, get)),
    ...checkClock(answer.date, now()),
  ];
}

/** Uses the adapter's own parser of zones, so that the doctor reports exactly what the shop ignores. */
async function checkDelivery(access: StoreAccess, get: Probes['get']): Promise<Finding[]> {
  const ask = async (url: unknown, init?: RequestInit) => {
    const { status, body } = await get(String(url), init?.headers as Record<string, string>);
    return new Response(body, { status });
  };
  try {
    return examineDelivery(await readZones(createClient({ ...access, fetch: ask })));
  } catch {
    return [
      fix(
        'Delivery',
        'cannot be read: the key must belong to a shop manager and have the permission Read/Write',
      ),
    ];
  }
}

async function checkContent({ contentUrl, storeAccess }: Env, probes: Probes): Promise<Finding[]> {
  if (contentUrl === null)
    return [note('CONTENT_URL', 'is not set: pages and articles are those of the demonstration')];
  if (contentUrl === storeAccess?.url) return [ok('CONTENT_URL', "is the store's")];
  const asked = probes.get(`${contentUrl}/wp-json/`);
  const describe = (error: unknown) => describeNoAnswer(error, new URL(contentUrl).host, 'CONTENT_URL');
  const answer = await asked.catch(describe);
  if (typeof answer === 'string') return [fix('CONTENT_URL', `does not respond. ${answer}`)];
  if (answer.status !== 200 || !answer.body.includes('"namespaces"')) {
    return [
      fix(
        'CONTENT_URL',
        `responds with ${answer.status} to /wp-json/. Choose any permalinks but "Plain" under Settings → Permalinks in wp-admin`,
      ),
    ];
  }
  return [
    ok('CONTENT_URL', 'responds'),
    answer.body.replaceAll('\\/', '/').includes(PLUGIN_NAMESPACE)
      ? ok('Companion plugin', 'is active')
      : fix(
          'Companion plugin',
          'is not active: no Arabic fields, no documents. Install wordpress/storefront-companion under Plugins in wp-admin',
        ),
    ...checkClock(answer.date, probes.now()),
  ];
}

function checkClock(date: string | null, nowMs: number): Finding[] {
  const theirsMs = Date.parse(date ?? '');
  if (Number.isNaN(theirsMs)) return [];
  const differenceS = Math.round(Math.abs(nowMs - theirsMs) / 1000);
  return [
    differenceS > CLOCK_TOLERANCE_S
      ? fix(
          'Clock',
          `differs from WordPress's by ${differenceS} s, so signed webhooks and payments are rejected. Synchronise both by NTP`,
        )
      : ok('Clock', "agrees with WordPress's"),
  ];
}

async function checkMail(
  { smtpUrl, contactEmail, publicUrl, storeAccess }: Env,
  { verifyMail }: Probes,
): Promise<Finding[]> {
  const readers =
    contactEmail === null
      ? [
          note(
            'CONTACT_EMAIL',
            'is not set: messages are only stored in the database (`npm run messages`), and alarms are only logged',
          ),
        ]
      : [ok('CONTACT_EMAIL', 'is set')];
  if (smtpUrl === null && storeAccess !== null) {
    return [note('SMTP_URL', "is not set: mail is sent through the store's WordPress"), ...readers];
  }
  if (smtpUrl === null) {
    const say = isThisMachine(publicUrl) ? note : fix;
    const text =
      'is not set: mail is only written to the directory outbox, so nobody receives password reset codes. Set it to your mail server, smtps://user:password@host';
    return [say('SMTP_URL', text), ...readers];
  }
  const isRight = await verifyMail(smtpUrl).then(
    () => true,
    () => false,
  );
  return [
    isRight
      ? ok('SMTP_URL', 'accepts the login')
      : fix('SMTP_URL', 'rejects the login. Check server, user name and password with your mail provider'),
    ...readers,
  ];
}

async function checkNewsletter({ sendGrid }: Env, { get }: Probes): Promise<Finding[]> {
  if (sendGrid === null)
    return [note('SENDGRID_API_KEY', 'is not set: subscribers are stored in the database')];
  const headers = { authorization: `Bearer ${sendGrid.apiKey}` };
  const answer = await get(new URL('/v3/scopes', sendGrid.url).href, headers).catch(() => null);
  if (answer === null)
    return [
      fix(
        'SENDGRID_URL',
        'does not respond. Use https://api.sendgrid.com, or https://api.eu.sendgrid.com in the EU',
      ),
    ];
  if ([401, 403].includes(answer.status)) {
    return [
      fix(
        'SENDGRID_API_KEY',
        'is rejected. Create a key with write access to Marketing contacts under Settings → API Keys',
      ),
    ];
  }
  return [
    answer.status === 200
      ? ok('SENDGRID_API_KEY', 'is valid')
      : fix(
          'SENDGRID_URL',
          `responds with ${answer.status} to a request about the key. Use https://api.sendgrid.com, or https://api.eu.sendgrid.com in the EU`,
        ),
  ];
}

async function checkPayments(env: Env, { askCardProvider }: Probes): Promise<Finding[]> {
  const { cardProvider } = env;
  if (cardProvider === null) return [checkTestCardPage(env)];
  const access = addressSettingOf(cardProvider.provider);
  const { modeSetting } = cardProvider.provider;
  const payments = openCardProvider(cardProvider);
  const trouble = await askCardProvider(payments).then(
    () => null,
    (error: unknown) =>
      error instanceof ShopError && error.cause instanceof Error ? error.cause.message : '',
  );
  return [
    trouble === null
      ? ok(access, 'responds, and accepts the keys')
      : fix(access, `cannot be used. ${trouble}`),
    payments.mode === 'test' ? note(modeSetting, 'is test: no money moves') : ok(modeSetting, 'is live'),
  ];
}

/** Without a provider: whether the test card page is enabled where it should be. */
function checkTestCardPage({ testCardPage, storeAccess, publicUrl }: Env): Finding {
  const unset = CARD_PROVIDERS.map(addressSettingOf).join(' or ');
  if (storeAccess !== null || !testCardPage) return note('Cards', `are not accepted: ${unset} is not set`);
  if (isThisMachine(publicUrl)) {
    return note('Cards', `are paid on the test page, which moves no money: ${unset} is not set`);
  }
  return fix(
    'TEST_CARD_PAGE',
    'is on, so everybody can order without paying. Unset it if orders are delivered',
  );
}

function checkChanges({ webhookSecret, deployHookUrl }: Env): Finding[] {
  return [
    webhookSecret === null
      ? note(
          'WEBHOOK_SECRET',
          'is not set: changes in the store are seen only when caches expire. Set the same value here and in the store',
        )
      : ok('WEBHOOK_SECRET', 'is set'),
    deployHookUrl === null
      ? note(
          'DEPLOY_HOOK_URL',
          'is not set: static pages change only with the next deployment. Create a hook under Settings → Git → Deploy Hooks in Vercel',
        )
      : ok('DEPLOY_HOOK_URL', 'is set'),
  ];
}
