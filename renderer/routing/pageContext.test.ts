import { expect, it } from 'vitest';
import { pageDirectory } from './pageContext.js';

function directoryOf(...files: (string | null)[]): string {
  const configEntries = { Page: files.map((configDefinedByFile) => ({ configDefinedByFile })) };
  return pageDirectory({ configEntries });
}

it('names a page by the directory of the file that defines it', () => {
  expect(directoryOf('/pages/product/simple/@id/+Page.tsx')).toBe('/pages/product/simple/@id');
  expect(directoryOf('/pages/_error/+Page.tsx')).toBe('/pages/_error');
});

it.each([[], [null], ['/renderer/+config.ts']])(
  'rejects a page that no page file defines: %s',
  (...files) => {
    expect(() => directoryOf(...files)).toThrow('No page is defined by');
  },
);
