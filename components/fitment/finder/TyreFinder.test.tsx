import { expect, test } from 'vitest';
import { IdentityProvider } from '../../../client/account/useIdentity.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { TyreFinder, type TyreFinderProps } from './TyreFinder.js';

const SIZES: TyreFinderProps['sizes'] = [[205, 55, 16]];

function draw(props: Omit<TyreFinderProps, 'sizes'>): string {
  return renderStatic(
    <IdentityProvider>
      <TyreFinder sizes={SIZES} {...props} />
    </IdentityProvider>,
  ).toString();
}

test('searches by car first and by size second', () => {
  const html = draw({ hasCars: true });
  expect(html.match(/role="tab"/g)).toHaveLength(2);
  expect(html.indexOf('My car')).toBeLessThan(html.indexOf('Tyre size'));
  expect(html).toMatch(/<form[^>]*action="\/search"[^>]*method="get"/);
  expect(html).toMatch(/<input[^>]*role="combobox"[^>]*name="search"/);
});

test('opens at the size that is already chosen', () => {
  const chosen = { width: '205', aspect: '55', rim: '16' };
  const html = draw({ hasCars: true, chosen });
  expect(/aria-selected="true"[^>]*data-tab="size"|data-tab="size"[^>]*aria-selected="true"/.test(html)).toBe(
    true,
  );
});

test('is the size finder alone in a shop without a fitment table', () => {
  const html = draw({ hasCars: false });
  expect(html).not.toContain('role="tab"');
  expect(html).not.toContain('My car');
  expect(html).toContain('Width');
});
