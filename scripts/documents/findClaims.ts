import { posix } from 'node:path';
import { Lexer, type Token, walkTokens } from 'marked';

/** Something that a document says exists. */
export interface Claim {
  kind: 'address' | 'anchor' | 'command' | 'file' | 'name' | 'path' | 'prefix' | 'setting';
  text: string;
}

const FILE_EXTENSION = /\.(?:[cm]?[jt]sx?|css|json|md|php|sh|ya?ml|conf|csv|svg)$/;
const COMMAND = /\bnpm (?:run (?:--?[\w-]+ )*([\w:-]+)|(start|test)\b)/g;
/** `NAME=value`, `A_NAME` and `NAME_…` */
const SETTING = /(?<![\w$-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*(?==[\w'"/])/g;
const CONSTANT = /(?<![\w$-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w(=-])/g;
const PREFIX = /(?<![\w$-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*_(?=…)/g;
/** A whole span such as `useForm`, `OrdersPort.listOrders`, `openSession(request)`, `price_changed` */
const NAME = /^_{0,2}[A-Za-z][\w$]*(?:\.[A-Za-z][\w$]*)*(?:\(.*\))?$/;
/** Words of prose, such as `cash`, are no names that the code must have. */
const LOOKS_LIKE_CODE = /[a-z][A-Z]|\w_\w/;

/** The claims of a Markdown document; `path` is its path from the root of the repository. */
export function findClaims(path: string, markdown: string): Claim[] {
  const claims: Claim[] = [];
  void walkTokens(Lexer.lex(markdown), (token: Token) => {
    if (token.type === 'link' || token.type === 'image') claims.push(...linkClaims(path, String(token.href)));
    if (token.type === 'codespan') claims.push(...spanClaims(String(token.text)));
    if (token.type === 'code') claims.push(...commandClaims(String(token.text)));
  });
  return claims;
}

/** The anchors of a document's headings, as code hosts derive them. */
export function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  void walkTokens(Lexer.lex(markdown), (token: Token) => {
    if (token.type === 'heading') anchors.add(anchorOf(String(token.text)));
  });
  return anchors;
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

function linkClaims(path: string, href: string): Claim[] {
  if (/^(?:[a-z]+:|\/)/.test(href)) return [];
  const [target = '', anchor] = href.split('#');
  const file = target === '' ? path : posix.normalize(posix.join(posix.dirname(path), target));
  const claims: Claim[] = [{ kind: 'path', text: file }];
  if (anchor !== undefined) claims.push({ kind: 'anchor', text: `${file}#${anchor}` });
  return claims;
}

/** Commands and settings; the other text of code blocks is examples. */
function commandClaims(text: string): Claim[] {
  const named = (kind: Claim['kind'], pattern: RegExp): Claim[] =>
    [...text.matchAll(pattern)].map((match) => ({ kind, text: match[1] ?? match[2] ?? match[0] }));
  return [
    ...named('command', COMMAND),
    ...named('setting', SETTING),
    ...named('name', CONSTANT),
    ...named('prefix', PREFIX),
    ...pathsOf(text),
  ];
}

function spanClaims(text: string): Claim[] {
  const claims = commandClaims(text);
  if (text.startsWith('/api/')) claims.push({ kind: 'address', text });
  if (FILE_EXTENSION.test(text) && !text.includes('/') && /^[\w.+-]+$/.test(text))
    claims.push({ kind: 'file', text });
  else if (NAME.test(text) && LOOKS_LIKE_CODE.test(text))
    claims.push(
      ...text
        .replace(/\(.*/, '')
        .split('.')
        .map((part) => ({ kind: 'name' as const, text: part })),
    );
  return claims;
}

/** Words with a slash that do not begin with one: those are addresses. */
function pathsOf(text: string): Claim[] {
  return text
    .split(/[\s"'`;()=]+|,(?![^{]*\})/)
    .filter((word) => /^\.?[\w@][\w@.+:{}<>*,[\]-]*\//.test(word) && !/^[a-z]+:\//.test(word))
    .map((word) => ({ kind: 'path', text: word.replace(/[.:]+$/, '') }));
}
