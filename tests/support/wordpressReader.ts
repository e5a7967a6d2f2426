import { readFileSync } from 'node:fs';
import { createRecordNotes } from '../../server/ports/shared/records/recordNotes.js';
import { createRecordReader } from '../../server/ports/shared/records/recordReader.js';
import { wordpressRecords } from '../../server/adapters/wpRest/recordSource.js';
import type { WordPressReader } from '../../server/adapters/wordpress/reader.js';

/** Address of the recorded site. */
export const SITE_URL = 'https://shop.example';

/** Responses of a WordPress 6.1 with the companion plugin; `documents: null` simulates one without the plugin. */
export function recordedWordPress(changes: { documents?: null } = {}): WordPressReader {
  const answers: Record<string, unknown> = {
    '': recorded('site'),
    'wp/v2/pages': recorded('pages'),
    'wp/v2/posts': recorded('posts'),
    'wc-storefront/v1/documents': changes.documents === null ? null : recorded('documents'),
  };
  return {
    get: (path) => Promise.resolve(answers[path] ?? null),
    list: (path) => Promise.resolve(answers[path] as unknown[]),
    records: createRecordReader(wordpressRecords(SITE_URL), createRecordNotes({})),
  };
}

function recorded(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`wordpress/${name}.json`, import.meta.url), 'utf8'));
}
