/** Checks of settings that need no external service but the database. */
import type { Env } from '../../server/config/env.js';
import { isThisMachine } from '../../server/config/parsing/addresses.js';
import { lastHolidayYear } from '../../server/config/parsing/deliveryCalendar.js';
import { camelCase, type SettingsTable } from '../../server/config/settings/setting.js';
import { SETTINGS } from '../../server/config/settings/table.js';
import { type Finding, fix, note, ok } from './findings.js';

const FEWEST_DIFFERENT_CHARS = 10;

/** Reports a deployment that is no real shop. */
export function checkTrial({ trial, storeAccess, databaseUrl }: Env): Finding[] {
  if (trial === null) return [];
  const marked = 'every page says that orders are not real, and search engines index none';
  if (trial === 'demo_forgets') return [note('Demonstration', `has no database of its own: ${marked}`)];
  const marking = note('VERCEL_ENV', `is preview: ${marked}`);
  if (trial === 'preview_forgets') return [marking];
  const [setting, place] =
    storeAccess === null ? ['DATABASE_URL', databaseUrl] : ['STORE_URL', storeAccess.url];
  return [
    marking,
    note(
      setting,
      `is used by a preview: orders are written to ${place}. Use another one than the real shop's`,
    ),
  ];
}

/** Checks the public URL. */
export function checkAddress({ publicUrl, isProduction }: Env): Finding[] {
  if (isThisMachine(publicUrl) && isProduction) {
    return [fix('PUBLIC_URL', 'is this machine in production. Set it to the https address of the shop')];
  }
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

/** Checks the secret of sessions. */
export function checkSessionSecret({ sessionSecret }: Env): Finding[] {
  const isWeak = new Set(sessionSecret).size < FEWEST_DIFFERENT_CHARS;
  return [
    isWeak
      ? fix(
          'SESSION_SECRET',
          'is easy to guess. Generate a new one with `openssl rand -hex 32`; this logs everybody out',
        )
      : ok('SESSION_SECRET', 'is random enough'),
  ];
}

/** Reports which settings are set or not, as the table of settings tells. */
export function checkTable(env: Env): Finding[] {
  const values = new Map(Object.entries(env));
  const table: SettingsTable = SETTINGS;
  return Object.entries(table).flatMap(([name, { doctor }]) => {
    const isSet = (values.get(camelCase(name)) ?? null) !== null;
    if (isSet) return doctor?.set === undefined ? [] : [ok(name, doctor.set)];
    return doctor?.unset === undefined ? [] : [note(name, `is not set: ${doctor.unset}`)];
  });
}

/** The next holidays are announced some months ahead. */
const HOLIDAYS_AHEAD_MS = 60 * 24 * 60 * 60 * 1000;

/** Checks that the calendar of deliveries has holidays for the days that are promised next. */
export function checkCalendar({ deliveryCalendar }: Pick<Env, 'deliveryCalendar'>, nowMs: number): Finding[] {
  const needed = new Date(nowMs + HOLIDAYS_AHEAD_MS).getUTCFullYear();
  const last = lastHolidayYear(deliveryCalendar);
  return [
    last === null || last < needed
      ? note(
          'DELIVERY_CALENDAR',
          `has no holidays of ${needed}: only its days off count. Add them, such as "${needed}-01-07"`,
        )
      : ok('DELIVERY_CALENDAR', `has holidays until ${last}; the dates of Islamic ones must be confirmed`),
  ];
}
