import { expect, it } from 'vitest';
import { readEnv } from '../env.js';
import type { SettingsTable } from './setting.js';
import { SETTINGS, sharedSettings } from './table.js';

it('passes no secret on to actions and pages', () => {
  const table: SettingsTable = SETTINGS;
  const secrets = Object.entries(table).filter(
    ([name, { isSecret }]) => isSecret && !name.startsWith('BOSTA'),
  );
  const given = secrets.map(([name, { example }]) => [name, example.replace('…', '0123456789')] as const);
  const companions = {
    STORE_URL: 'https://store.example',
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_CODE_TEMPLATE: 'code',
    SMS_ACCEPTED: 'ok',
    SMS_URL: 'https://sms.example/?key=secret&to={phone}&text={text}',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otlp.example',
  };
  const shared = JSON.stringify(sharedSettings(readEnv({ ...Object.fromEntries(given), ...companions })));
  expect(shared).toContain('106540352242922');
  for (const [, value] of given) expect(shared).not.toContain(value);
});
