import * as v from 'valibot';
import { secureUrl, url } from '../parsing/addresses.js';
import { atMostChars, headers, matching, onOff } from './kinds.js';
import { defineSettings } from './setting.js';

const SENTRY_HINT =
  'must be the DSN of a Sentry project, https://<key>@<host>/<project number>, from Settings → Client Keys';
const COLLECTOR_HINT =
  'must be the address of an OTLP/HTTP collector, without /v1/traces, such as https://otlp.example';
const SAMPLE_HINT = 'must be a share from 0 to 1, such as 0.1';
const ANALYTICS_HINT =
  'must be the https address that receives analytics events, such as https://events.example/shop';

function isDsn(address: string): boolean {
  if (!URL.canParse(address)) return true; // already reported by the URL check
  const { username, password, pathname } = new URL(address);
  return username !== '' && password === '' && /\/\d+$/.test(pathname);
}

export const MONITORING_SETTINGS = defineSettings({
  SENTRY_DSN: {
    schema: v.pipe(secureUrl(SENTRY_HINT), v.check(isDsn, SENTRY_HINT)),
    help: 'Sends errors of functions and browsers to Sentry or a compatible service; without it they are only logged, those of browsers nowhere.',
    example: 'https://key@errors.example/1',
    neededBy: ['build', 'functions'],
    doctor: { set: 'gets the errors of functions and browsers' },
  },
  SERVER_TIMING: {
    schema: onOff,
    help: 'on sends the header Server-Timing in production too; off sends it nowhere. By default it is sent in development and previews.',
    example: 'on',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: url(['http:', 'https:'], COLLECTOR_HINT),
    help: 'Exports a trace of each request to an OpenTelemetry collector (OTLP/HTTP, JSON); without it nothing is traced. https, or http within your own network.',
    example: 'https://otlp.example',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    schema: headers('must be headers as name=value, separated by commas, such as api-key=secret'),
    help: 'Headers for the collector, percent-encoded.',
    example: 'api-key=secret',
    isSecret: true,
  },
  OTEL_SERVICE_NAME: {
    schema: atMostChars(100, 'must be a name of at most 100 characters'),
    help: 'Name of the shop in traces, storefront by default.',
    example: 'shop',
    default: 'storefront',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: v.pipe(
      v.string(),
      v.transform(Number),
      v.number(SAMPLE_HINT),
      v.minValue(0, SAMPLE_HINT),
      v.maxValue(1, SAMPLE_HINT),
    ),
    help: 'Share of the requests that are traced, from 0 to 1 (default).',
    example: '0.1',
  },
  GTM_ID: {
    schema: matching(/^GTM-[A-Z0-9]{4,12}$/, 'must be the id of a container of Google Tag Manager, GTM-…'),
    help: 'Container of Google Tag Manager, which gets GA4 e-commerce events once a shopper has accepted; also opens the Content-Security-Policy to it.',
    example: 'GTM-ABC1234',
    neededBy: ['build', 'functions'],
    doctor: { set: 'is loaded after consent' },
  },
  ANALYTICS_URL: {
    schema: secureUrl(ANALYTICS_HINT),
    help: 'An address that gets the same events as JSON once a shopper has accepted.',
    example: 'https://events.example/shop',
    neededBy: ['build', 'functions'],
    doctor: { set: 'gets events after consent' },
  },
});
