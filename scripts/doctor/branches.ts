import * as v from 'valibot';
import type { Env } from '../../server/config/env.js';
import { readBranches } from '../../server/documents/branchShapes.js';
import { type Finding, fix, ok } from './findings.js';
import type { Probes } from './probes.js';

const WHERE = 'Storefront → Branches';

/** Checks the document of branches, with the parser of the shop; nothing for a shop without. */
export async function checkBranches({ contentUrl }: Env, { get }: Probes): Promise<Finding[]> {
  if (contentUrl === null) return [];
  const answer = await get(`${contentUrl}/wp-json/wc-storefront/v1/documents`).catch(() => null);
  if (answer?.status !== 200) return []; // the checks of access say why
  const { branches, problems } = readBranches(branchesOf(answer.body));
  if (problems.length > 0) return problems.map((problem) => fix('Branches', `${problem} (${WHERE})`));
  return branches.length === 0 ? [] : [ok('Branches', `${branches.length} take appointments`)];
}

function branchesOf(body: string): unknown {
  try {
    return v.parse(v.object({ branches: v.unknown() }), JSON.parse(body)).branches;
  } catch {
    return undefined;
  }
}
