import type { Processor } from '../domain/content/privacy.js';
import type { Env } from './config/env.js';

/** Who gets personal data from this shop, as it is configured. */
export function processorsOf(env: Env): Processor[] {
  const names: [Processor['kind'], string | null][] = [
    ['hosting', env.isPlatform ? 'Vercel' : null],
    ['database', hostOf(env.databaseUrl)],
    ['store', hostOf(env.storeAccess?.url ?? null)],
    ['delivery', env.bosta === null ? null : 'Bosta'],
    ['mail', hostOf(env.smtpUrl)],
    ['newsletter', env.sendGrid === null ? null : 'Twilio SendGrid'],
    ['messages', env.whatsApp === null ? null : 'Meta (WhatsApp)'],
    ['messages', hostOf(env.smsGateway?.url ?? null)],
    ...env.cardProviders.map(({ provider }): [Processor['kind'], string] => ['payment', provider.name]),
    ['errors', hostOf(env.sentry?.dsn ?? null)],
    ['errors', hostOf(env.traces?.endpoint ?? null)],
    ['analytics', env.analytics?.gtmId == null ? null : 'Google'],
    ['analytics', hostOf(env.analytics?.url ?? null)],
  ];
  return names.flatMap(([kind, name]) => (name === null ? [] : [{ kind, name }]));
}

/** Files and this machine have no host, or none that is anybody else's. */
function hostOf(url: string | null): string | null {
  const host = url !== null && URL.canParse(url) ? new URL(url).hostname : '';
  return host === '' || LOOPBACK.includes(host) ? null : host;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
