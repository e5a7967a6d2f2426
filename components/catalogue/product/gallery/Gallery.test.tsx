import { expect, it, vi } from 'vitest';
import { renderStatic } from '../../../../tests/support/renderStatic.js';
import { Gallery } from './Gallery.js';

vi.mock('../../../ui/Icon.js', () => ({ Icon: () => null }));

const show = (given: { isIllustrated?: boolean; drawing?: string }) =>
  renderStatic(
    <Gallery
      images={['/pictures/of-the-shop.webp']}
      chosen={null}
      name="Tyre"
      isIllustrated={given.isIllustrated ?? false}
      drawing={given.drawing ?? null}
    />,
  );

it('labels pictures as illustrations where the product is marked so', () => {
  expect(show({ isIllustrated: true }).text).toContain('Illustration only');
  expect(show({ isIllustrated: false }).text).not.toContain('Illustration');
});

it('has the size drawn to scale as its last picture, with a thumb', () => {
  const html = show({ drawing: '<svg role="img"></svg>' }).innerHTML;
  expect(html.match(/<li class="[^"]*"><svg role="img">/g)).toHaveLength(1);
  expect(html).toMatch(/<button[^>]* aria-label="Picture 2"[^>]*><span[^>]*><svg/);
  expect(show({}).innerHTML).not.toMatch(/<button[^>]* aria-pressed/);
});
