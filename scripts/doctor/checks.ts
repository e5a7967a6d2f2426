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
import { type Finding, mend, note, ok } from './findings.js';
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
        'is not set: links in letters and the sitemap name localhost. Set it to the address of the shop',
      ),
    ];
  }
  if (!publicUrl.startsWith('https:')) {
    return [
      mend(
        'PUBLIC_URL',
        'begins with http: cookies would not be secure. Set it to the https address of the shop',
      ),
    ];
  }
  return [ok('PUBLIC_URL', publicUrl)];
}

function checkSecrets({ sessionSecret, cronSecret }: Env): Finding[] {
  const isWeak = new Set(sessionSecret).size < FEWEST_DIFFERENT_CHARS;
  return [
    isWeak
      ? mend(
          'SESSION_SECRET',
          'can be guessed. Make another with `openssl rand -hex 32`; everybody then logs in again',
        )
      : ok('SESSION_SECRET', 'is random enough'),
    cronSecret === null
      ? note(
          'CRON_SECRET',
          'is not set: payments that hang are settled when they are read, not once a day. Make one with `openssl rand -hex 32`',
        )
      : ok('CRON_SECRET', 'is set'),
  ];
}

async function checkDatabase({ isDurable }: Env, { queryDatabase }: Probes): Promise<Finding[]> {
  try {
    await queryDatabase();
  } catch {
    return [
      mend(
        'DATABASE_URL',
        'does not answer. Look for address and token under your database at its host (DATABASE_URL, DATABASE_AUTH_TOKEN)',
      ),
    ];
  }
  return [
    isDurable
      ? ok('DATABASE_URL', 'answers, and keeps what it is given')
      : mend(
          'DATABASE_URL',
          'is a file in a temporary folder: a demonstration that forgets. Set it to a hosted libSQL database (libsql://…)',
        ),
  ];
}

async function checkStore({ storeAccess }: Env, { get, now }: Probes): Promise<Finding[]> {
  if (storeAccess === null)
    return [note('STORE_URL', 'is not set: the shop sells its own demonstration goods')];
  const { url, consumerKey, consumerSecret } = storeAccess;
  const authorization = `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`;
  const asked = get(`${url}/wp-json/wc/v3/orders?per_page=1`, { authorization });
  const answer = await asked.catch((error: unknown) => describeNoAnswer(error, new URL(url).host));
  if (typeof answer === 'string') return [mend('STORE_URL', `does not answer. ${answer}`)];
  if ([401, 403].includes(answer.status)) {
    return [
      mend(
        'STORE_CONSUMER_KEY',
        'is refused. Make a pair with read and write rights under WooCommerce → Settings → Advanced → REST API',
      ),
    ];
  }
  if (answer.status !== 200)
    return [
      mend(
        'STORE_URL',
        `answers ${answer.status} for orders. WooCommerce must be active there, and permalinks anything but "Plain" (Settings → Permalinks)`,
      ),
    ];
  const told = await get(`${url}/wp-json/${PLUGIN_NAMESPACE}/status`, { authorization }).catch(() => null);
  return [
    ok('STORE_URL', 'answers, and its keys may read orders'),
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
      mend('Delivery', 'cannot be read: the key has to be a shop manager’s, with the permission Read/Write'),
    ];
  }
}

async function checkContent({ contentUrl, storeAccess }: Env, probes: Probes): Promise<Finding[]> {
  if (contentUrl === null)
    return [note('CONTENT_URL', 'is not set: pages and articles are the built-in ones')];
  if (contentUrl === storeAccess?.url) return [ok('CONTENT_URL', "is the store's")];
  const asked = probes.get(`${contentUrl}/wp-json/`);
  const describe = (error: unknown) => describeNoAnswer(error, new URL(contentUrl).host, 'CONTENT_URL');
  const answer = await asked.catch(describe);
  if (typeof answer === 'string') return [mend('CONTENT_URL', `does not answer. ${answer}`)];
  if (answer.status !== 200 || !answer.body.includes('"namespaces"')) {
    return [
      mend(
        'CONTENT_URL',
        `answers ${answer.status} to /wp-json/. Choose any permalinks but "Plain" under Settings → Permalinks in wp-admin`,
      ),
    ];
  }
  return [
    ok('CONTENT_URL', 'answers'),
    answer.body.replaceAll('\\/', '/').includes(PLUGIN_NAMESPACE)
      ? ok('Companion plugin', 'is active')
      : mend(
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
      ? mend(
          'Clock',
          `differs from WordPress's by ${differenceS} s: signed messages and payments are refused. Let both keep time by NTP`,
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
            'is not set: messages and alarms are kept in the database only (`npm run messages`)',
          ),
        ]
      : [ok('CONTACT_EMAIL', 'is set')];
  if (smtpUrl === null && storeAccess !== null) {
    return [
      note('SMTP_URL', "is not set: letters go out through the store's WordPress, by its own mail"),
      ...readers,
    ];
  }
  if (smtpUrl === null) {
    const say = isThisMachine(publicUrl) ? note : mend;
    const text =
      'is not set: letters stay in the folder outbox, and nobody gets a code for a new password. Set it to your mail server, smtps://user:password@host';
    return [say('SMTP_URL', text), ...readers];
  }
  const isRight = await verifyMail(smtpUrl).then(
    () => true,
    () => false,
  );
  return [
    isRight
      ? ok('SMTP_URL', 'lets the shop in')
      : mend(
          'SMTP_URL',
          'does not let the shop in. Look for server, user name and password at your mail provider',
        ),
    ...readers,
  ];
}

async function checkNewsletter({ sendGrid }: Env, { get }: Probes): Promise<Finding[]> {
  if (sendGrid === null)
    return [note('SENDGRID_API_KEY', 'is not set: subscribers are kept in the database')];
  const headers = { authorization: `Bearer ${sendGrid.apiKey}` };
  const answer = await get(new URL('/v3/scopes', sendGrid.url).href, headers).catch(() => null);
  if (answer === null)
    return [
      mend(
        'SENDGRID_URL',
        'does not answer. It is https://api.sendgrid.com, or https://api.eu.sendgrid.com in the EU',
      ),
    ];
  if ([401, 403].includes(answer.status)) {
    return [
      mend(
        'SENDGRID_API_KEY',
        'is not known. Make one that may write Marketing contacts under Settings → API Keys',
      ),
    ];
  }
  return [
    answer.status === 200
      ? ok('SENDGRID_API_KEY', 'is known')
      : mend(
          'SENDGRID_URL',
          `answers ${answer.status} where keys are asked about. It is https://api.sendgrid.com, or https://api.eu.sendgrid.com in the EU`,
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
    trouble === null ? ok(access, 'answers, and knows the keys') : mend(access, `cannot be used. ${trouble}`),
    payments.mode === 'test' ? note(modeSetting, 'is test: no money moves') : ok(modeSetting, 'is live'),
  ];
}

/** Without a provider: whether the test card page is enabled where it should be. */
function checkTestCardPage({ testCardPage, storeAccess, publicUrl }: Env): Finding {
  const unset = CARD_PROVIDERS.map(addressSettingOf).join(' or ');
  if (storeAccess !== null || !testCardPage) return note('Cards', `are not taken: ${unset} is not set`);
  if (isThisMachine(publicUrl)) {
    return note('Cards', `are paid on a test page, and no money moves: ${unset} is not set`);
  }
  return mend(
    'TEST_CARD_PAGE',
    'is on: everybody can have goods for a press of a button. Unset it wherever orders are delivered',
  );
}

function checkChanges({ webhookSecret, deployHookUrl }: Env): Finding[] {
  return [
    webhookSecret === null
      ? note(
          'WEBHOOK_SECRET',
          'is not set: changes in the store are seen when kept answers run out. Set the same one here and in the store',
        )
      : ok('WEBHOOK_SECRET', 'is set'),
    deployHookUrl === null
      ? note(
          'DEPLOY_HOOK_URL',
          'is not set: static pages change with the next deployment. Make one under Settings → Git → Deploy Hooks in Vercel',
        )
      : ok('DEPLOY_HOOK_URL', 'is set'),
  ];
}
