/** Checks of messages to mobile numbers. */
import type { Env } from '../../server/config/env.js';
import { type Finding, fix, note, ok } from './findings.js';
import type { Probes } from './probes.js';

const NOBODY =
  'is not set, and neither is SMS_URL: customers without a mail address get no codes to log in or to set a new password';
const VERSIONS = 'Compare WHATSAPP_API_URL with the versions that Meta lists';

/**
 * Checks the token of WhatsApp, and what confirmations of cash orders need; a gateway for text messages can only be
 * tried by sending one.
 */
export async function checkMessages(env: Env, probes: Probes): Promise<Finding[]> {
  const { whatsApp, smsGateway } = env;
  const sms =
    smsGateway === null ? [] : [ok('SMS_URL', 'is set; log in with a code to see that a message arrives')];
  const others = [...sms, ...(await checkWebhook(env, probes)), ...checkConfirmations(env)];
  if (whatsApp === null) return smsGateway === null ? [note('WHATSAPP_TOKEN', NOBODY), ...others] : others;
  const address = `${whatsApp.url}/${whatsApp.phoneNumberId}?fields=id`;
  const answer = await probes.get(address, { authorization: `Bearer ${whatsApp.token}` }).catch(() => null);
  return [judged(answer?.status ?? null), ...others];
}

/** Unconfirmed orders are only reminded of and cancelled by the scheduled job. */
function checkConfirmations({ codRules, cronSecret }: Env): Finding[] {
  if ((codRules?.confirmation ?? null) === null || cronSecret !== null) return [];
  return [
    fix(
      'CRON_SECRET',
      'is not set, so that unconfirmed cash orders (COD_RULES) are never reminded of or cancelled',
    ),
  ];
}

const CHALLENGE = '1158201444';
const WEBHOOK = '/api/webhook/whatsapp';

/** Asks the shop for the challenge, as Meta does. */
async function checkWebhook({ whatsAppWebhook, publicUrl }: Env, { get }: Probes): Promise<Finding[]> {
  if (whatsAppWebhook === null) return [];
  const query = new URLSearchParams({
    ...{ 'hub.mode': 'subscribe', 'hub.challenge': CHALLENGE },
    'hub.verify_token': whatsAppWebhook.verifyToken,
  });
  const answer = await get(`${publicUrl}${WEBHOOK}?${query.toString()}`, {}).catch(() => null);
  const name = 'WHATSAPP_VERIFY_TOKEN';
  if (answer === null) return [note(name, `cannot be checked, because ${publicUrl} does not respond`)];
  if (answer.status === 200 && answer.body === CHALLENGE) {
    return [ok(name, `${WEBHOOK} answers; at Meta it must be subscribed to "messages"`)];
  }
  return [
    fix(name, `is not the one of ${publicUrl}${WEBHOOK}, which responds with ${answer.status}: deploy again`),
  ];
}

function judged(status: number | null): Finding {
  if (status === 200) return ok('WHATSAPP_TOKEN', 'is valid for this number');
  if (status === null) return fix('WHATSAPP_API_URL', 'does not respond');
  if ([401, 403].includes(status)) {
    return fix('WHATSAPP_TOKEN', 'is rejected. Create one for a system user that never expires');
  }
  if ([400, 404].includes(status)) {
    return fix('WHATSAPP_PHONE_NUMBER_ID', 'is not a number of this account: see WhatsApp → API Setup');
  }
  return fix('WHATSAPP_API_URL', `responds with ${status}. ${VERSIONS}`);
}
