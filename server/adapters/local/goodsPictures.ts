import type { MediaPort } from '../../ports/media.js';
import { text } from '../../database/sql/rows.js';
import type { Reader } from '../../database/sql/sql.js';

/** Where the pictures of imported goods are served. */
export const GOODS_MEDIA = '/media/goods/';

const GOODS = 'goods/';

/** Pictures of imported goods, which are in the database, beside those of the content backend. */
export function withGoodsPictures(others: MediaPort, reader: Reader): MediaPort {
  return {
    async readPicture(path) {
      if (!path.startsWith(GOODS)) return others.readPicture(path);
      const [row] = await reader.rows('SELECT type, base64 FROM goods_pictures WHERE name = ?', [
        path.slice(GOODS.length),
      ]);
      // A WordPress may have a folder of the same name.
      if (row === undefined) return others.readPicture(path);
      return { bytes: new Uint8Array(Buffer.from(text(row, 'base64'), 'base64')), type: text(row, 'type') };
    },
  };
}
