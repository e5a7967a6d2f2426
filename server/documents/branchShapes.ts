import * as v from 'valibot';
import type { Branch } from '../../domain/branches/branch.js';
import { isGovernorate } from '../../domain/egypt/governorates.js';
import { BRANCH_CAPACITY_MAX, BRANCHES_MAX, FITTING_FEE_MAX } from '../../domain/core/limits.js';
import { parsePrice } from '../../domain/core/money.js';
import { LocalizedSchema } from '../../domain/core/wireText.js';

const HOUR_MINUTES = 60;
const NAME_MAX_CHARS = 60;
const ADDRESS_MAX_CHARS = 200;
const URL_MAX_CHARS = 500;

/** `10:00`, as minutes after midnight. */
const Clock = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, 'must be a time such as 10:00'),
  v.transform((text) => {
    const [hours = 0, minutes = 0] = text.split(':').map(Number);
    return hours * HOUR_MINUTES + minutes;
  }),
);

const words = (max: number) =>
  v.pipe(
    LocalizedSchema,
    v.check(({ en }) => en.trim() !== '', 'must not be empty'),
    v.check(
      (text) => Object.values(text).every((own) => (own ?? '').length <= max),
      `has over ${max} letters`,
    ),
  );

/** An https address; empty for none. */
const MapUrl = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.maxLength(URL_MAX_CHARS, `has over ${URL_MAX_CHARS} letters`),
  v.check((text) => text === '' || isHttps(text), 'must be an https address'),
  v.transform((text) => (text === '' ? null : text)),
);

/** Pounds for fitting one tyre, such as `75` or `49.50`; empty: nothing is fitted. */
const FittingPrice = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((price) => String(price).trim()),
  v.check(
    (text) => text === '' || (parsePrice(text) ?? Infinity) <= FITTING_FEE_MAX,
    'must be pounds such as 75',
  ),
  v.transform((text) => (text === '' ? null : parsePrice(text))),
);

/** A branch as it is written in a document. */
export const BranchRecord = v.pipe(
  v.object({
    slug: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words with hyphens'),
      v.maxLength(NAME_MAX_CHARS),
    ),
    name: words(NAME_MAX_CHARS),
    address: words(ADDRESS_MAX_CHARS),
    governorate: v.pipe(v.string(), v.trim(), v.check(isGovernorate, 'must be a code such as EGC')),
    map: MapUrl,
    opens: Clock,
    closes: Clock,
    slots: v.picklist(['hour', 'half_day'], 'must be hour or half_day'),
    capacity: v.pipe(
      v.number('must be a number'),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be 1 or more'),
      v.maxValue(BRANCH_CAPACITY_MAX, `must be ${BRANCH_CAPACITY_MAX} or less`),
    ),
    fitting: FittingPrice,
  }),
  v.check(({ opens, closes }) => closes - opens >= HOUR_MINUTES, 'must be open for an hour or longer'),
  v.transform(({ slug, map, slots, fitting, ...branch }): Branch => ({
    ...branch,
    id: slug,
    mapUrl: map,
    slotMinutes: slots === 'hour' ? HOUR_MINUTES : halfOf(branch),
    fittingPrice: fitting,
  })),
);

/** Half of the opening hours, in minutes, rounded down to half an hour. */
function halfOf({ opens, closes }: Pick<Branch, 'opens' | 'closes'>): number {
  return Math.floor((closes - opens) / HOUR_MINUTES) * (HOUR_MINUTES / 2);
}

interface ReadBranches {
  branches: Branch[];
  /** One line for each branch that was left out. */
  problems: string[];
}

/** Reads the document of branches. One that is not valid is left out, so that a typing error closes only that one. */
export function readBranches(document: unknown): ReadBranches {
  if (document === undefined || document === null) return { branches: [], problems: [] };
  if (!Array.isArray(document)) return { branches: [], problems: ['Branches: must be a list'] };
  const branches = new Map<string, Branch>();
  const problems: string[] = [];
  const entries: readonly unknown[] = document;
  for (const [index, entry] of entries.entries()) {
    const name = `Branch ${index + 1}${nameOf(entry)}`;
    const result = v.safeParse(BranchRecord, entry);
    if (!result.success) problems.push(`${name} is left out: ${explain(result.issues)}`);
    else if (branches.has(result.output.id)) problems.push(`${name} is left out: its slug is given twice`);
    else if (branches.size === BRANCHES_MAX)
      problems.push(`${name} is left out: there are over ${BRANCHES_MAX}`);
    else branches.set(result.output.id, result.output);
  }
  return { branches: [...branches.values()], problems };
}

function nameOf(entry: unknown): string {
  const slug = typeof entry === 'object' && entry !== null && 'slug' in entry ? entry.slug : undefined;
  return typeof slug === 'string' && slug !== '' ? ` (${slug.slice(0, NAME_MAX_CHARS)})` : '';
}

function explain(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .map((issue) => [v.getDotPath(issue), issue.message].filter((part) => part !== null).join(': '))
    .join('; ');
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
