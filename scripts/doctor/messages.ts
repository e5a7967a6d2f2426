/** Checks of messages to mobile numbers. */
import type { Env } from '../../server/config/env.js';
import { type Finding, fix, note, ok } from './findings.js';
import type { Probes } from './probes.js';

const NOBODY =
  'is not set, and neither is SMS_URL: customers without a mail address get no codes to log in or to set a new password';
const VERSIONS = 'Compare WHATSAPP_API_URL with the versions that Meta lists';

/** Checks the token of WhatsApp; a gateway for text messages can only be tried by sending one. */
export async function checkMessages({ whatsApp, smsGateway }: Env, { get }: Probes): Promise<Finding[]> {
  const sms =
    smsGateway === null ? [] : [ok('SMS_URL', 'is set; log in with a code to see that a message arrives')];
  if (whatsApp === null) return sms.length > 0 ? sms : [note('WHATSAPP_TOKEN', NOBODY)];
  const address = `${whatsApp.url}/${whatsApp.phoneNumberId}?fields=id`;
  const answer = await get(address, { authorization: `Bearer ${whatsApp.token}` }).catch(() => null);
  return [judged(answer?.status ?? null), ...sms];
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
