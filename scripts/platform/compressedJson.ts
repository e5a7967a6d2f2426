import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'esbuild';

/** Below this size, unpacking at run time is not worth it. */
const LARGE_BYTES = 500_000;

/** Bundles large JSON files, such as an icon set, compressed; they are unpacked when their module is loaded. */
export const compressedJson: Plugin = {
  name: 'compressed-json',
  setup(bundler) {
    bundler.onLoad({ filter: /\.json$/ }, ({ path }) => {
      if (statSync(path).size < LARGE_BYTES) return null;
      const packed = gzipSync(JSON.stringify(JSON.parse(readFileSync(path, 'utf8')))).toString('base64');
      const unpacked = `JSON.parse(gunzipSync(Buffer.from('${packed}', 'base64')).toString())`;
      return { contents: `import { gunzipSync } from 'node:zlib';\nexport default ${unpacked};` };
    });
  },
};
