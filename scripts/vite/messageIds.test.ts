import { describe, expect, it } from 'vitest';
import { findMessageIds, findPageMessages } from './messageIds.js';

const IDS = ['menu', 'cart.add', 'cart.empty', 'error.busy', 'error.internal', 'login.why', 'register.why'];

describe('finding message ids in code', () => {
  it('finds string literals', () => {
    expect(findMessageIds("const a = { b: ['cart.add', x ? 'menu' : `cart.empty`] };", IDS)).toEqual(
      new Set(['menu', 'cart.add', 'cart.empty']),
    );
  });

  it('finds every id that a template literal can produce', () => {
    expect(findMessageIds('t(`error.${code}`)', IDS)).toEqual(new Set(['error.busy', 'error.internal']));
    expect(findMessageIds('t(`${way}.why`)', IDS)).toEqual(new Set(['login.why', 'register.why']));
  });

  it('ignores everything else', () => {
    expect(findMessageIds('t(`${a}.${b}_${c}`, "cart", "cart.add ", cart.add, /menu/)', IDS)).toEqual(
      new Set(),
    );
  });
});

const ENTRY = '/s/renderer/client.ts';
const [HOME, CART] = ['/s/pages/index/+Page.tsx', '/s/pages/cart/+Page.tsx'];

const MODULES: Record<string, { imports: string[]; code: string | null }> = {
  [ENTRY]: { imports: ['shell', HOME, CART], code: '' },
  shell: { imports: ['sheet', '/s/node_modules/library.js'], code: '' },
  sheet: { imports: ['shell'], code: 't("menu")' },
  '/s/node_modules/library.js': { imports: [], code: '"login.why"' },
  [HOME]: { imports: ['card', 'types'], code: '' },
  card: { imports: [], code: 't("cart.add")' },
  types: { imports: [], code: null },
  [CART]: { imports: ['failure'], code: 't("cart.empty")' },
  failure: { imports: [], code: 't(`error.${code}`)' },
};

const graph = {
  importsOf: (module: string) => MODULES[module]?.imports ?? [],
  codeOf: (module: string) => MODULES[module]?.code ?? null,
};

it('collects the messages of a page, the entry and their dynamic imports, but not of other pages', () => {
  expect(findPageMessages(ENTRY, [HOME, CART], graph, IDS)).toEqual({
    '/pages/index': ['menu', 'cart.add'],
    '/pages/cart': ['menu', 'cart.empty', 'error.busy', 'error.internal'],
  });
});

it.each(['mail.reset_text', 'built_in.home', 'card_page.title'])(
  'rejects the server-only message %s',
  (id) => {
    const leaking = { ...graph, codeOf: (module: string) => (module === 'card' ? `t("${id}")` : null) };
    expect(() => findPageMessages(ENTRY, [HOME], leaking, [...IDS, id])).toThrow(`"${id}" is for the server`);
  },
);
