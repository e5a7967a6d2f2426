import { createTransport } from 'nodemailer';
import { ConfigurationError } from '../server/config/parsing/configurationError.js';
import { type Env, readEnv } from '../server/config/env.js';
import { inspectDatabase, readFrom, readRecordProblems } from '../server/database/connection/distance.js';
import { readOwnSynonyms } from '../server/catalogueIndex/synonyms/ownSynonyms.js';
import { defineCommand, type Output, singleCommand } from './command/program.js';
import { runCommand, withOutput } from './command/runCommand.js';
import { examine } from './doctor/checks.js';
import { type Probes } from './doctor/probes.js';
import { type Finding, fix } from './doctor/findings.js';

/*
 * `npm run doctor`: checks an operator's configuration and backends, one line each. Exits with 1 if something must be
 * fixed.
 */

const TIMEOUT_MS = 10_000;
/** Below the range of real order numbers. */
const NO_PAYMENT = { reference: '1-1', sessionId: null };
const MOST_BODY_CHARS = 1_000_000;

function probesOf({ database }: Env): Probes {
  return {
    async get(url, headers = {}) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(url, { headers, redirect: 'manual', signal });
      const body = (await response.text()).slice(0, MOST_BODY_CHARS);
      return { status: response.status, body, date: response.headers.get('date') };
    },
    inspectDatabase: () => inspectDatabase(database),
    listRecordProblems: () => readFrom(database, readRecordProblems, []),
    readSynonyms: () => readFrom(database, readOwnSynonyms, null),
    async verifyMail(smtpUrl) {
      const transport = createTransport({ url: smtpUrl, connectionTimeout: TIMEOUT_MS });
      await transport.verify().finally(() => transport.close());
    },
    async askCardProvider(payments) {
      await payments.lookUp(NO_PAYMENT);
    },
    now: Date.now,
  };
}

async function diagnose(): Promise<Finding[]> {
  try {
    const env = readEnv();
    return await examine(env, probesOf(env));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message.split('\n').map((line) => {
      const [variable = '', ...words] = line.split(' ');
      return fix(variable, words.join(' '));
    });
  }
}

const PROGRAM = singleCommand(
  'npm run doctor',
  defineCommand('Checks the settings of the shell and of .env: one line for each, with what to do.', {
    run: async (_, __, { print }: Output) => {
      const findings = await diagnose();
      for (const { kind, subject, text } of findings) print(`${kind.padEnd(4)}  ${subject}: ${text}`);
      return findings.some(({ kind }) => kind === 'fix') ? 1 : 0;
    },
  }),
);

await runCommand(PROGRAM, withOutput);
