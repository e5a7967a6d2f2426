import { expect, it } from 'vitest';
import type { CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import type { BranchService } from '../../domain/branches/branch.js';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { CartPromises } from './CartPromises.js';

const branch = { id: 'x', governorate: 'EGC', address: { en: '', ar: null }, mapUrl: null };
const at = (en: string, cost: number, service: BranchService = 'fitting') => ({
  ...{ id: `${service}:${en}`, title: { en, ar: null }, cost, arrives: null, dependsOnCart: false },
  ...{ isPickup: true, visit: { service, branch: { ...branch, name: { en, ar: null } } } },
});

function draw(methods: ReturnType<typeof at>[], chosen: ReturnType<typeof at> | null = null): string {
  const shipping = { state: 'ready' as const, methods, retry: () => undefined };
  const totals: Pick<CheckoutTotals, 'shipping' | 'method'> = { shipping, method: chosen };
  return renderStatic(<CartPromises totals={totals} />).text.replaceAll('\u00a0', ' ');
}

it.each([
  [[at('October', 75_00), at('Nasr City', 0)], 'Free fitting at Nasr City. Choose it at checkout.'],
  [[at('October', 75_00)], 'Fitting at October for EGP 75. Choose it at checkout.'],
])('names the branch that fits tyres for the least', (methods, words) => {
  expect(draw(methods)).toContain(words);
});

it('promises cash only where any order may be paid so', () => {
  const of = (takesCash: boolean) => {
    const totals = {
      shipping: { state: 'loading' as const, methods: [], retry: () => undefined },
      method: null,
    };
    return renderStatic(<CartPromises totals={totals} />, { shell: { takesCash } }).text;
  };
  expect(of(true)).toContain('Cash on delivery');
  expect(of(false)).not.toContain('Cash');
});

it('offers no fitting where there is none, or to who has chosen it', () => {
  const fitting = at('Nasr City', 0);
  expect(draw([at('Nasr City', 0, 'pickup')])).not.toContain('fitting');
  expect(draw([fitting], fitting)).not.toContain('fitting');
});
