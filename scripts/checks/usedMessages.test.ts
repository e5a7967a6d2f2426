import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };

/** A key as a literal. */
const LITERAL = /["'`]([a-z][\w-]*(?:\.[\w-]+)*)["'`]/g;
/** A template of keys, which begins or ends with the name of a group or of a part. */
const TEMPLATE = /`((?:[a-z]\w*\.|\$\{[^{}`]*\}\.\w)(?:[\w.-]|\$\{[^{}`]*\})*)`/g;
const VALUE = /\$\{[^{}`]*\}/;

/** The keys that a template can make: a value has no dots. */
function keysOf(template: string): RegExp {
  const words = template.split(VALUE).map((text) => text.replaceAll('.', '\\.'));
  return new RegExp(`^${words.join('[\\w-]+')}$`);
}

it('has no message that nothing shows', () => {
  const source = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !/\.(?:test|spec)\.|^tests\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const found = (pattern: RegExp) => new Set([...source.matchAll(pattern)].map(([, text = '']) => text));
  const literals = found(LITERAL);
  const templates = [...found(TEMPLATE)].map(keysOf);

  const unused = Object.keys(en).filter(
    (key) => !literals.has(key) && !templates.some((keys) => keys.test(key)),
  );
  expect(unused).toEqual([]);
});
