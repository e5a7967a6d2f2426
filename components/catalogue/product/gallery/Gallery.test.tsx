import { expect, it } from 'vitest';
import type { Locale } from '../../../../domain/core/locale.js';
import { renderStatic } from '../../../../tests/support/renderStatic.js';
import { DrawingNote } from './DrawingNote.js';
import { Gallery } from './Gallery.js';

const show = (given: { drawing?: string; image?: string }, locale: Locale = 'en') =>
  renderStatic(
    <Gallery
      images={[given.image ?? '/pictures/of-the-shop.webp']}
      chosen={null}
      name="Tyre"
      drawing={given.drawing ?? null}
    />,
    { locale },
  );

it('labels pictures as illustrations where the product is marked so', () => {
  const note = (isIllustrated: boolean) => renderStatic(<DrawingNote isIllustrated={isIllustrated} />);
  expect(note(true).text).toContain('Picture for illustration');
  expect(note(false).text).toBe('');
});

it('has the size drawn to scale as its last picture, with a thumb', () => {
  const html = show({ drawing: '<svg role="img"></svg>' }).innerHTML;
  expect(html.match(/<li class="[^"]*"><svg role="img">/g)).toHaveLength(1);
  expect(html).toMatch(/<button[^>]* aria-label="picture 2"[^>]*><span[^>]*><svg/);
  expect(show({}).innerHTML).not.toMatch(/<button[^>]* aria-pressed/);
});

it.each([
  ['/pictures/lassa-205-tread.webp', 'Tyre, the tread', 'Tyre، النقشة'],
  ['/pictures/lassa-205-front.webp', 'Tyre, from the front', 'Tyre، من الأمام'],
  ['/wp-content/uploads/IMG_2041.jpg', 'Tyre, picture 1', 'Tyre، الصورة 1'],
  ['/pictures/front-bumper.webp', 'Tyre, picture 1', 'Tyre، الصورة 1'],
])('says what %s shows of the product, in both languages', (image, en, ar) => {
  expect(show({ image }).innerHTML).toContain(`alt="${en}"`);
  expect(show({ image }, 'ar').innerHTML).toContain(`alt="${ar}"`);
});
