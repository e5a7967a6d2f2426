import { object, record, string } from 'valibot';
import { readJson } from '../command/readJson.js';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** What documents can name: files, directories, words of the code, and commands. */
export interface Repository {
  files: ReadonlySet<string>;
  directories: ReadonlySet<string>;
  /** Names of files without their directories. */
  fileNames: ReadonlySet<string>;
  /** Every identifier and every other word of code and configuration. */
  words: ReadonlySet<string>;
  /** Environment variables that the shop, its commands and its containers read. */
  settings: ReadonlySet<string>;
  /** Names of the scripts of `package.json`. */
  commands: ReadonlySet<string>;
}

/** Files whose words a document may use: everything but documents, texts of the demonstration and locked versions. */
const CODE = /\.(?:[cm]?[jt]sx?|css|json|php|sh|ya?ml|conf|csv|sql)$|^\.env\.example$|Dockerfile$/;
const NOT_CODE = /^(?:demo|scripts\/documents)\/|^package-lock\.json$|\/recorded\//;

/** The files that git knows and that exist, as paths from the root of the repository. */
export function trackedFiles(): string[] {
  const list = (...options: string[]) =>
    execFileSync('git', ['ls-files', ...options], { encoding: 'utf8', maxBuffer: 64e6 })
      .trim()
      .split('\n');
  const deleted = new Set(list('--deleted'));
  return list('--cached', '--others', '--exclude-standard').filter((file) => !deleted.has(file));
}

export function isCode(file: string): boolean {
  return CODE.test(file) && !NOT_CODE.test(file);
}

/** Reads the names of the repository in the current directory. */
export function readRepository(): Repository {
  const files = trackedFiles();
  const code = files.filter(isCode).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const { scripts } = readJson('package.json', object({ scripts: record(string(), string()) }));
  return {
    files: new Set(files),
    directories: new Set(files.flatMap(ancestors)),
    fileNames: new Set(files.map((file) => basename(file))),
    words: new Set(code.flatMap(({ text }) => text.match(/[A-Za-z_$][\w$]*/g) ?? [])),
    settings: new Set(code.flatMap(settingsIn)),
    commands: new Set(Object.keys(scripts)),
  };
}

function ancestors(file: string): string[] {
  const directory = dirname(file);
  return directory === '.' ? [] : [directory, ...ancestors(directory)];
}

/** Environment variables that a file reads, or that it documents as `# NAME=value`. */
function settingsIn({ file, text }: { file: string; text: string }): string[] {
  const pattern = /\.(?:sh|ya?ml)$/.test(file)
    ? /\$\{([A-Z][A-Z0-9_]*)/g
    : /^# ([A-Z][A-Z0-9_]*)=|\benv(?:\.|\[')([A-Z][A-Z0-9_]*)\b/gm;
  const destructured = [...text.matchAll(/\{([^{}]*)\} = (?:process\.)?env\b/g)].map(
    ([, names = '']) => names,
  );
  return [
    ...[...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? ''),
    ...destructured.flatMap((names) => names.match(/[A-Z][A-Z0-9_]+/g) ?? []),
  ];
}
