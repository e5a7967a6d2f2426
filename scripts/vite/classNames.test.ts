import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { numberClasses } from './classNames.js';

const FILES = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => join(process.cwd(), 'components', file));

it('gives each class of each CSS module a name of its own, the same in every build', async () => {
  const build = async () => {
    const css = { modules: { generateScopedName: numberClasses() } };
    const config = await resolveConfig({ configFile: false, css }, 'build');
    const classesOf = async (file: string) => {
      const { modules = {} } = await preprocessCSS(readFileSync(file, 'utf8'), file, config);
      return Object.entries(modules).map(([name, scoped]) => [`${file} ${name}`, scoped.split(' ')[0]]);
    };
    return Object.fromEntries((await Promise.all(FILES.map(classesOf))).flat()) as Record<string, string>;
  };
  const classes = await build();
  const names = Object.values(classes);
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^el-[0-9a-z]{1,3}$/.test(name))).toEqual([]);
  expect(await build()).toEqual(classes);
});

it('refuses a class that no file has', () => {
  expect(() => numberClasses()('missing', FILES[0] ?? '')).toThrow('has no class missing');
});
