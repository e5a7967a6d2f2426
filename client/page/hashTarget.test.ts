import { afterEach, expect, it, vi } from 'vitest';
import { hashTarget } from './hashTarget.js';

afterEach(() => vi.unstubAllGlobals());

function open(hash: string): unknown {
  vi.stubGlobal('location', { hash });
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'سؤال' ? 'the question' : null) });
  return hashTarget();
}

it('finds the element of a URL hash, plain or percent-encoded', () => {
  expect(open('#سؤال')).toBe('the question');
  expect(open('#%D8%B3%D8%A4%D8%A7%D9%84')).toBe('the question');
});

it.each(['', '#', '#nowhere', '#%', '#%E0%A4%A', '#100%'])(
  'finds no element for the URL hash %j, without an error',
  (hash) => {
    expect(open(hash)).toBeNull();
  },
);
