import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CardEnvironment } from '../server/config/cardProvider.js';
import { Environment } from '../server/config/environment.js';
import { SETTING_GROUPS } from '../server/config/settingsHelp.js';
import { exampleOfEnv } from './exampleOfEnv.js';

describe('.env.example', () => {
  it('is what `npm run env-example` writes', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(exampleOfEnv());
  });

  it('names every setting once', () => {
    const named = SETTING_GROUPS.flatMap(({ settings }) => settings.map(([name]) => name));
    const known = [...Object.keys(Environment.entries), ...Object.keys(CardEnvironment.entries)];
    expect([...named].sort()).toEqual(known.sort());
  });

  it('sets nothing until somebody takes the # off', () => {
    expect(exampleOfEnv().match(/^[^#\n].*/gm)).toBeNull();
  });
});
