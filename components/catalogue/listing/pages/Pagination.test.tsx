import { expect, it } from 'vitest';
import { renderStatic } from '../../../../tests/support/renderStatic.js';
import { Pagination } from './Pagination.js';

it.each([
  [1, 4, '1 2 3 4'],
  [4, 4, '1 2 3 4'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [5, 9, '1 … 4 5 6 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [6, 9, '1 … 5 6 7 8 9'],
])('leaves out no single page beside page %i of %i', (page, pages, shown) => {
  const html = renderStatic(
    <Pagination
      page={page}
      pages={pages}
      linkTo={(target) => ({ to: `/search?page=${target}`, onClick: () => undefined })}
    />,
  );
  const texts = html.querySelectorAll('li').map(({ text }) => text);
  expect(texts.filter((text) => text !== '').join(' ')).toBe(shown);
});
