import { expect, it } from 'vitest';
import { CommandError, defineCommand, type Output, type Program, runProgram } from './program.js';

const done: unknown[] = [];
const PROGRAM: Program<Output> = {
  name: 'npm run boxes',
  about: 'boxes in the store',
  commands: {
    '': defineCommand('All boxes.', {
      run: (_, __, { print }: Output) => {
        print('none');
        return 0;
      },
    }),
    pack: defineCommand('Packs goods.', {
      args: '<box> [label]',
      options: {
        weight: { value: 'KG', required: true, help: 'of the box' },
        note: { value: 'TEXT', help: 'on the box' },
        fragile: { help: 'with care' },
      },
      run: (args, options) => {
        done.push([args, options]);
        return 0;
      },
    }),
    burn: defineCommand('Loses boxes.', {
      args: '<box>…',
      run: ([first]) => {
        throw new CommandError(`${first} does not burn`);
      },
    }),
  },
};

async function run(...args: string[]) {
  const [printed, told]: [string[], string[]] = [[], []];
  const output = { print: (line: string) => printed.push(line), log: (line: string) => told.push(line) };
  done.length = 0;
  const code = await runProgram(PROGRAM, args, output, (work) => work(output));
  return { code, printed: printed.join('\n'), told: told.join('\n') };
}

it('runs the command that is named, with its arguments and options, or the one without a name', async () => {
  expect(await run()).toEqual({ code: 0, printed: 'none', told: '' });
  expect((await run('pack', '7', '--weight', '3', '--fragile')).code).toBe(0);
  expect(done).toEqual([[['7'], { weight: '3', note: null, fragile: true }]]);
  await run('pack', '--note=a -- b', '--weight=3', '--', '7', '-label');
  expect(done).toEqual([[['7', '-label'], { weight: '3', note: 'a -- b', fragile: false }]]);
});

it.each([
  [['unpack'], 'Unknown argument unpack'],
  [['toString'], 'Unknown argument toString'],
  [['pack', '--weight', '3'], '<box> is missing'],
  [['pack', '7'], '--weight is missing'],
  [['pack', '7', '--weight'], "Option '--weight <value>' argument missing"],
  [['pack', '7', '--weight', '3', '--fragile=no'], "Option '--fragile' does not take an argument"],
  [['pack', '7', 'label', 'more', '--weight', '3'], 'Unknown argument more'],
  [['pack', '7', '--colour', 'red', '--weight', '3'], "Unknown option '--colour'"],
  [['--weight', '3'], "Unknown option '--weight'"],
  [['burn'], '<box>… is missing'],
])('says what is wrong with %j and how it is used, and does nothing', async (args, message) => {
  const { code, printed, told } = await run(...args);
  expect({ code, printed, done }).toEqual({ code: 1, printed: '', done: [] });
  expect(told.split('\n')[0]).toBe(message);
  expect(told).toContain('Usage: npm run boxes');
  expect(told).toContain('npm run boxes -- --help');
});

it('says why a command failed, in one line', async () => {
  expect(await run('burn', '7', '8')).toEqual({ code: 1, printed: '', told: '7 does not burn' });
});

it('describes every command and option', async () => {
  expect((await run('pack', '--help')).printed).toBe(`npm run boxes: boxes in the store

npm run boxes
    All boxes.

npm run boxes -- pack <box> [label] --weight KG [--note TEXT] [--fragile]
    Packs goods.
      --weight KG  of the box
      --note TEXT  on the box
      --fragile    with care

npm run boxes -- burn <box>…
    Loses boxes.`);
});
