import { expect, it, vi } from 'vitest';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { Gallery } from './Gallery.js';

vi.mock('../../ui/Icon.js', () => ({ Icon: () => null }));

const textOf = (isIllustrated: boolean) =>
  renderStatic(
    <Gallery
      images={['/pictures/of-the-shop.webp']}
      chosen={null}
      name="Tyre"
      isIllustrated={isIllustrated}
    />,
  ).text;

it('labels pictures as illustrations where the product is marked so', () => {
  expect(textOf(true)).toContain('Illustration only');
  expect(textOf(false)).not.toContain('Illustration');
});
