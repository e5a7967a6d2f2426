import * as v from 'valibot';
import { PER_PAGE, type Query, type StoreClient } from '../wpRest/client.js';
import type { RecordReader } from '../../ports/shared/records/recordReader.js';
import { ENTRIES } from '../wpRest/fields.js';
import { StoreRefusal } from '../wpRest/refusals.js';

/** Anonymous access to WordPress: its own routes reject WooCommerce's keys. */
export interface WordPressReader {
  /** Path below `/wp-json/`; null if the route does not exist. */
  get(path: string, query?: Record<string, string | number>): Promise<unknown>;
  /** All pages of a list. */
  list(path: string, query?: Record<string, string | number>): Promise<unknown[]>;
  /** Reads answers record by record. */
  records: RecordReader;
}

/** Reads WordPress anonymously, because its own routes reject WooCommerce's keys. */
export function wordpressReader(client: Pick<StoreClient, 'request' | 'records'>): WordPressReader {
  const ask = (path: string, query: Query) => client.request({ method: 'GET', path, query, as: 'none' });

  async function get(path: string, query: Query = {}): Promise<unknown> {
    try {
      return (await ask(path, query)).body;
    } catch (error) {
      if (error instanceof StoreRefusal && error.refusal === 'rest_no_route') return null;
      throw error;
    }
  }

  async function list(path: string, query: Query = {}): Promise<unknown[]> {
    const entries: unknown[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const reply = await ask(path, { per_page: PER_PAGE, ...query, page });
      entries.push(...v.parse(ENTRIES, reply.body));
      pages = reply.pages;
    }
    return entries;
  }

  return { get, list, records: client.records };
}
