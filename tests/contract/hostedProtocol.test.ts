import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { EXCHANGES } from '../support/hostedDatabase/exchanges.js';
import { startHostedDatabase } from '../support/hostedDatabase/hostedDatabase.js';

/*
 * The stand-in answers like libsql-server, exchange by exchange. `LIBSQL_SERVER=path/to/sqld RECORD=1` records the
 * answers of the real server; with `LIBSQL_SERVER` alone the recording is compared with the real server.
 */

const RECORDED = new URL('../support/hostedDatabase/recorded.json', import.meta.url);
const isRecording = process.env['RECORD'] === '1';
const recorded = isRecording
  ? new Map<string, unknown>()
  : new Map(Object.entries(JSON.parse(readFileSync(RECORDED, 'utf8')) as object));

const hosted = await startHostedDatabase();
const batons = new Map<string, string | null>();
afterAll(async () => {
  await hosted.close();
  if (isRecording) writeFileSync(RECORDED, `${JSON.stringify(Object.fromEntries(recorded), null, 1)}\n`);
});

/** Fields that differ from one run to the next, or that only the server measures. */
const VOLATILE = ['replication_index', 'rows_read', 'rows_written', 'query_duration_ms'];

test.each(EXCHANGES)('$name', async ({ name, stream, requests }) => {
  const used =
    stream?.endsWith(' used') === true ? batons.get(`${stream.replace(' used', '')} before`) : undefined;
  const baton = stream === 'forged' ? 'Zm9yZ2Vk' : (used ?? batons.get(stream ?? '') ?? null);
  const response = await fetch(`${hosted.url}/v2/pipeline`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ baton, requests }),
  });
  const answer = normalised(response.status, await response.text());
  if (stream !== null && typeof answer.body === 'object') {
    batons.set(`${stream} before`, baton);
    batons.set(stream, answer.baton);
  }
  const comparable = { status: answer.status, body: answer.body };
  if (isRecording) recorded.set(name, comparable);
  expect(comparable).toEqual(recorded.get(name));
});

function normalised(status: number, text: string) {
  if (status !== 200) return { status, body: text, baton: null };
  const { baton, results } = JSON.parse(text) as { baton: string | null; results: unknown };
  const body = JSON.parse(
    JSON.stringify(results, (key, field: unknown) => (VOLATILE.includes(key) ? undefined : field)),
  ) as object;
  return { status, baton, body: { isOpen: baton !== null, results: withoutPlaces(body) } };
}

/** The parser tells the place of an error; the stand-in knows only that there is one. */
function withoutPlaces(results: object): unknown {
  return JSON.parse(
    JSON.stringify(results).replace(
      /near [^"]*\\"None\\": syntax error at \(\d+, \d+\)| \(at offset -?\d+\)/g,
      '',
    ),
  );
}
