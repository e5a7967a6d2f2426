/*
 * `npm run test:load`: the built shop in a process of its own, behind a proxy's header, under one attacker of each kind,
 * and under mixed traffic. The load is sent by plain `node:http`, because generators such as autocannon wait for answers
 * before they send more, and do not tell 503s from pages in their times. Fails if a goal breaks.
 */
import { parseArgs } from 'node:util';
import { setTimeout as after } from 'node:timers/promises';
import { answerHelp } from '../../scripts/command/help.mjs';
import { printTable } from '../../scripts/bench/table/figures.js';
import { runAttackers } from './attackers.js';
import { crowd, runCrowds } from './crowd.js';
import { openShop, type Shop } from './shop.js';

const CONNECTIONS = [16, 64, 256, 512];
const SOAK_CONNECTIONS = 32;
/** After the first minute memory may grow by so much; garbage is collected in its own time. */
const GROWTH_MB = 60;

answerHelp(
  `npm run build && npm run test:load    # one attacker of each kind, then mixed traffic; prints two tables
npm run test:load -- --attack KIND    # one kind, as in the table; can be repeated
npm run test:load -- --crowd N        # mixed traffic over N connections; can be repeated
npm run test:load -- --soak MINUTES   # memory under mixed traffic`,
  () => true,
);

const { values } = parseArgs({
  options: {
    attack: { type: 'string', multiple: true },
    crowd: { type: 'string', multiple: true },
    soak: { type: 'string' },
  },
});
const isAll = Object.keys(values).length === 0;
const connections = values.crowd?.map((text) => wholeNumber('crowd', text)) ?? CONNECTIONS;
const shop = await openShop(Math.max(...connections));
const broken: string[] = [];
try {
  if (isAll || values.attack) broken.push(...(await runAttackers(shop, values.attack ?? [])));
  if (isAll || values.crowd) broken.push(...(await runCrowds(shop, connections)));
  if (values.soak) broken.push(...(await soak(shop, wholeNumber('soak', values.soak))));
} finally {
  await shop.close();
}
if (broken.length > 0) {
  console.error(`\nGoals that break:\n${broken.map((goal) => `- ${goal}`).join('\n')}`);
  process.exitCode = 1;
}

/** Memory after each minute of mixed traffic. */
async function soak(running: Shop, minutes: number): Promise<string[]> {
  const rows: { minute: number; MB: number }[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    await crowd(running, SOAK_CONNECTIONS, 59);
    await after(1000);
    rows.push({ minute, MB: Math.round(running.megabytes()) });
  }
  printTable(`Memory under mixed traffic over ${SOAK_CONNECTIONS} connections`, rows);
  const growth = (rows.at(-1)?.MB ?? 0) - (rows[0]?.MB ?? 0);
  return growth > GROWTH_MB ? [`memory grows by ${growth} MB in ${minutes} minutes`] : [];
}

function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new Error(`--${name} must be a whole number above 0, not "${text}".`);
}
