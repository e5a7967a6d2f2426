import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '../domain/core/rateLimits.js';
import { CARD_SETTINGS } from '../server/config/cardProvider.js';
import { readEnv } from '../server/config/env.js';
import type { SettingsTable } from '../server/config/settings/setting.js';
import { SETTINGS } from '../server/config/settings/table.js';
import { DOCUMENTS, exampleOfEnv, withSettingTables } from './exampleOfEnv.js';

const ALL: SettingsTable = { ...SETTINGS, ...CARD_SETTINGS };

describe('.env.example', () => {
  it('keeps .env.example equal to the output of `npm run env-example`', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(exampleOfEnv());
  });

  it.each(DOCUMENTS)('keeps the table of settings in %s equal to their help', (file) => {
    const document = readFileSync(file, 'utf8');
    expect(document).toMatch(/^ *\| setting +\| what for/m);
    expect(withSettingTables(document)).toBe(document);
  });

  it('names every secret as one', () => {
    const secret = /SECRET|TOKEN|PASSWORD|_KEY$|HEADERS$|SMTP_URL|DATABASE_URL/;
    const named = Object.keys(ALL).filter((name) => secret.test(name) && !name.endsWith('PUBLIC_KEY'));
    const marked = Object.entries(ALL).filter(([, { isSecret }]) => isSecret);
    expect(marked.map(([name]) => name)).toEqual(expect.arrayContaining(named));
  });

  it('lists every setting exactly once in .env.example', () => {
    const named = [...exampleOfEnv().matchAll(/^# ([A-Z\d_]+)=/gm)].map(([, name]) => name);
    const limits = Object.values(RATE_LIMITS).map(({ variable }) => variable);
    expect(named.sort()).toEqual([...Object.keys(ALL), ...limits].sort());
  });

  it('has lines that work when they are uncommented, but for keys of your own', () => {
    const settings = parseEnv(exampleOfEnv().replace(/^# (?=[A-Z\d_]+=)/gm, ''));
    const examples = Object.entries(ALL);
    expect(examples.map(([name]) => [name, settings[name]])).toEqual(
      examples.map(([name, { example }]) => [name, example]),
    );
    const withKeys = Object.entries(settings).map(([name, value]) => [
      name,
      value?.replace('…', '0123456789'),
    ]);
    // Bosta delivers for the embedded shop, and all others stand in front of a store.
    const isOfBosta = ([name = '']: (string | undefined)[]) => name.startsWith('BOSTA_');
    for (const together of [withKeys.filter(isOfBosta), withKeys.filter((each) => !isOfBosta(each))])
      expect(() => readEnv(Object.fromEntries(together) as NodeJS.ProcessEnv)).not.toThrow();
  });

  it('leaves every setting of .env.example commented out', () => {
    expect(exampleOfEnv().match(/^[^#\n].*/gm)).toBeNull();
  });
});
