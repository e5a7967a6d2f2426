import { expect, it } from 'vitest';
import { scriptsOf, styleSheets } from './serviceWorker.js';

const MANIFEST = {
  'renderer/client.ts': { file: 'assets/client.1.js', isEntry: true, css: ['assets/static/client.1.css'] },
  'pages/offline/+Page.tsx': {
    file: 'assets/chunks/chunk-2.js',
    imports: ['renderer/client.ts', '_goods'],
    css: ['assets/static/Page.2.css'],
  },
  _goods: {
    file: 'assets/chunks/chunk-3.js',
    imports: ['renderer/client.ts'],
    css: ['assets/static/goods.3.css'],
  },
  'components/Other.tsx': { file: 'assets/chunks/chunk-4.js', css: ['assets/static/goods.3.css'] },
};

it('precaches the scripts of the named modules with all that they import, and nothing else', () => {
  expect(scriptsOf(['pages/offline/+Page.tsx'], MANIFEST)).toEqual([
    '/assets/chunks/chunk-2.js',
    '/assets/client.1.js',
    '/assets/chunks/chunk-3.js',
  ]);
});

it('precaches every style sheet once, but for the one that all pages inline', () => {
  expect(styleSheets(MANIFEST)).toEqual(['/assets/static/Page.2.css', '/assets/static/goods.3.css']);
});

it('fails the build when a module that is needed offline has been renamed', () => {
  expect(() => scriptsOf(['pages/gone/+Page.tsx'], MANIFEST)).toThrow(
    'The build has no pages/gone/+Page.tsx',
  );
});
