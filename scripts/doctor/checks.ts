import type { Env } from '../../server/config/env.js';
import type { Finding } from './findings.js';
import type { Probes } from './probes.js';
import { checkBranches } from './branches.js';
import { checkCarrier } from './carrier.js';
import { checkRecords } from './store/records.js';
import { checkSynonyms } from './store/synonyms.js';
import { checkDatabase } from './database.js';
import { checkAddress, checkCalendar, checkSessionSecret, checkTable, checkTrial } from './settings.js';
import { checkStore, checkContent } from './store/wordpress.js';
import { checkMail, checkNewsletter } from './mail.js';
import { checkMessages } from './messages.js';
import { checkPayments } from './payments.js';

/** Runs all checks of this configuration; none of them changes anything. */
export async function examine(env: Env, probes: Probes): Promise<Finding[]> {
  const asked = await Promise.all([
    checkDatabase(env, probes),
    checkStore(env, probes),
    checkContent(env, probes),
    checkBranches(env, probes),
    checkRecords(probes),
    checkSynonyms(env, probes),
    checkMail(env, probes),
    checkMessages(env, probes),
    checkCarrier(env, probes),
    checkNewsletter(env, probes),
    checkPayments(env, probes),
  ]);
  return [
    ...checkTrial(env),
    ...checkAddress(env),
    ...checkSessionSecret(env),
    ...asked.flat(),
    ...checkTable(env),
    ...checkCalendar(env, probes.now()),
  ];
}
