import { expect, it } from 'vitest';
import { type Chunk, findPageFiles } from './pageAssetsPlugin.js';

const chunk = (fileName: string, imports: string[], moduleIds: string[] = []): Chunk => ({
  fileName: `${fileName}.js`,
  imports: imports.map((name) => `${name}.js`),
  moduleIds,
  isEntry: fileName === 'client',
  viteMetadata: { importedCss: new Set([`${fileName}.css`]) },
});

it('lists a page’s files in the order entry, shared chunks, own chunk', () => {
  const files = findPageFiles([
    chunk(
      'product',
      ['goods'],
      ['/s/pages/product/simple/@id/+Page.tsx', '/s/pages/product/variable/@id/+Page.tsx'],
    ),
    chunk('faq', ['client'], ['/s/pages/faq/+Page.tsx']),
    chunk('goods', ['client']),
    chunk('client', []),
  ]);
  const product = {
    scripts: ['/client.js', '/goods.js', '/product.js'],
    styles: ['/client.css', '/goods.css', '/product.css'],
  };
  expect(files).toEqual({
    '/pages/product/simple/@id': product,
    '/pages/product/variable/@id': product,
    '/pages/faq': { scripts: ['/client.js', '/faq.js'], styles: ['/client.css', '/faq.css'] },
  });
});
