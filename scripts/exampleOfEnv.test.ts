import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CardEnvironment } from '../server/config/cardProvider.js';
import { readEnv } from '../server/config/env.js';
import { Environment } from '../server/config/environment.js';
import { SETTING_GROUPS } from '../server/config/settingsHelp.js';
import { exampleOfEnv } from './exampleOfEnv.js';

describe('.env.example', () => {
  it('keeps .env.example equal to the output of `npm run env-example`', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(exampleOfEnv());
  });

  it('lists every setting exactly once in .env.example', () => {
    const named = SETTING_GROUPS.flatMap(({ settings }) => settings.map(([name]) => name));
    const known = [...Object.keys(Environment.entries), ...Object.keys(CardEnvironment.entries)];
    expect([...named].sort()).toEqual(known.sort());
  });

  it('has lines that work when they are uncommented, but for keys of your own', () => {
    const settings = parseEnv(exampleOfEnv().replace(/^# (?=[A-Z\d_]+=)/gm, ''));
    const examples = SETTING_GROUPS.flatMap(({ settings: group }) => group);
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
