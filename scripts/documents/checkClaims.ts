import { anchorsOf, type Claim, findClaims } from './findClaims.js';
import type { Repository } from './repository.js';

/** What a build, a run or the reader creates, and so is in no commit. */
const CREATED = /^(?:\.data|\.vercel|dist|node_modules|outbox|storefront|test-results|wp-content|path)\//;
/** Recipes name the files of a payment provider `acme` and of a language `fr` that a reader adds. */
const EXAMPLE = /acme|\bfr\b|_fr\b/i;
/** Names of other programs and services. */
const FOREIGN: ReadonlySet<string> = new Set([
  ...['HTTP_AUTHORIZATION', 'ssl_certificate', 'ssl_certificate_key', 'WC_Discounts', 'WC_Tax'],
  ...['index.pageContext.json', 'injectFilter'],
]);

/** One line for each claim of a document that is not true: `docs/a.md: no file x.ts`. */
export function untrueClaims(
  path: string,
  markdown: string,
  repository: Repository,
  read: (file: string) => string,
): string[] {
  const untrue = findClaims(path, markdown).filter(
    (claim) => !EXAMPLE.test(claim.text) && !isTrue(claim, repository, read),
  );
  return [...new Set(untrue.map(({ kind, text }) => `${path}: no ${kind} ${text}`))];
}

function isTrue({ kind, text }: Claim, repository: Repository, read: (file: string) => string): boolean {
  if (FOREIGN.has(text)) return true;
  switch (kind) {
    case 'command':
      return repository.commands.has(text);
    case 'file':
      return repository.fileNames.has(text) || hasMatch(repository.fileNames, text);
    case 'path':
      return isPath(text, repository);
    case 'name':
      return repository.words.has(text);
    case 'setting':
      return repository.settings.has(text);
    case 'prefix':
      return [...repository.words].some((word) => word.startsWith(text));
    case 'address':
      return segmentsOf(text).every((segment) => repository.words.has(segment));
    case 'anchor': {
      const [file = '', anchor = ''] = text.split('#');
      return repository.files.has(file) && anchorsOf(read(file)).has(anchor);
    }
  }
}

/** Paths that begin in no directory of the repository are media types, ratios and the like. */
function isPath(text: string, { files, directories }: Repository): boolean {
  const path = text.replace(/\/$/, '');
  const [first = ''] = path.split('/');
  if (CREATED.test(text) || files.has(path) || directories.has(path)) return true;
  if (!directories.has(first)) return !path.endsWith('.md') && !path.startsWith('..');
  return hasMatch(files, path) || hasMatch(directories, path);
}

/** Whether a pattern such as `pages/+on*.ts`, `api/{a,b}.ts` or `server/<domain>/` matches a name. */
function hasMatch(names: ReadonlySet<string>, pattern: string): boolean {
  if (!/[*<{]/.test(pattern)) return false;
  const source = pattern
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^{}]*)\}/g, (_all, options: string) => `(?:${options.replaceAll(',', '|')})`)
    .replace(/<[^>]*>|\*+/g, '[^/]+');
  const regex = new RegExp(`^${source}$`);
  return [...names].some((name) => regex.test(name));
}

/** The fixed parts of an address: `/api/wcFetch/order/{id}` has `wcFetch` and `order`. */
function segmentsOf(address: string): string[] {
  const [path = ''] = address.split(/[?\s]/);
  return path
    .split('/')
    .flatMap((segment) => (/^[\w-]+$/.test(segment) ? segment.split('-') : []))
    .filter((word) => word !== '');
}
