import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  STOCK_NEWS_PER_PIECE,
  STOCK_NEWS_WAVE_MS,
  STOCK_REQUESTS_PER_CONTACT,
  STOCK_REQUESTS_PER_ITEM,
} from '../domain/limits.js';
import { openDatabase } from '../../../server/database/connection/database.js';
import { ownRecords } from '../../../server/database/records/ownRecords.js';
import { startHostedDatabase } from '../../../tests/support/hostedDatabase/hostedDatabase.js';
import type { Database } from '../../../server/database/sql/sql.js';
import type { NoticesPort, TakenNotice } from '../../../server/ports/records/notices.js';
import type { NewStockRequest, StockRequestsPort } from './stockRequestsPort.js';
import { type Opened, required, temporaryDatabase } from '../../../tests/contract/support.js';

type Records = Opened<{ stockRequests: StockRequestsPort; notices: NoticesPort; database: Database }>;

const ITEM = 990_001;
const OTHER = 990_002;
const BOTH = ['mail', 'phone'] as const;

const file = temporaryDatabase();
const hosted = await startHostedDatabase();
afterAll(async () => {
  file.remove();
  await hosted.close();
});

describe.each([
  ['embedded', file.url],
  ['hosted', hosted.url],
])('%s: requests to be told of goods in stock', (_, url) => {
  const open = async (now: () => number): Promise<Records> => {
    const records = ownRecords(await openDatabase({ url }), { now });
    return { ...records, stockRequests: records.features.stock_requests };
  };
  let here: Records;
  let there: Records;
  let timeMs = Date.parse('2026-11-24T12:00:00Z');
  let people = 0;

  beforeAll(async () => {
    here = await open(() => timeMs);
    there = await open(() => timeMs);
    for (const id of [ITEM, OTHER]) await here.database.batch(newItem(id));
  });
  beforeEach(async () => {
    await here.database.batch([
      { sql: 'DELETE FROM stock_requests' },
      { sql: 'DELETE FROM notices' },
      { sql: 'DELETE FROM uncounted_items' },
    ]);
    await setStock(0);
    await setStock(0, OTHER);
  });
  afterAll(async () => {
    await here.close();
    await there.close();
  });

  const setStock = (stock: number, id = ITEM) =>
    here.database.batch([{ sql: 'UPDATE items SET stock = ? WHERE id = ?', args: [stock, id] }]);
  const wanted = (changes: Partial<NewStockRequest> = {}): NewStockRequest => ({
    ...{ itemId: ITEM, contact: `reader${(people += 1)}@example.com`, locale: 'ar', ownerId: null },
    ...changes,
  });
  const ask = async (changes: Partial<NewStockRequest> = {}) => {
    timeMs += 1;
    expect(await here.stockRequests.ask(wanted(changes))).toBe('kept');
  };
  const askMany = async (count: number) => {
    for (let index = 0; index < count; index += 1) await ask();
  };
  /** The contacts that would be told now, in order; their notices are ended. */
  const tell = async (
    then: (notice: TakenNotice) => Promise<void> = (one) => here.notices.end(one, 'sent'),
  ) => {
    const contacts: string[] = [];
    for (let one = await here.notices.take(); one !== null; one = await here.notices.take()) {
      if (!('feature' in one)) throw new Error('Another notice');
      contacts.push(required(await there.stockRequests.getRequest(one.id)).contact);
      await then(one);
    }
    return contacts;
  };

  test('keeps one request of a contact for an item, of many at the same time on two connections', async () => {
    const request = wanted({ ownerId: 7 });
    const both = Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? here : there));
    expect(await Promise.all(both.map(({ stockRequests }) => stockRequests.ask(request)))).toEqual(
      both.map(() => 'kept'),
    );
    await here.stockRequests.ask({ ...request, ownerId: 8 });
    const [kept, ...more] = await there.stockRequests.list({ ownerId: 7 });
    expect(kept).toMatchObject({ itemId: ITEM, contact: request.contact, locale: 'ar' });
    expect(more).toEqual([]);
    expect(await there.stockRequests.list({ ownerId: 8 }), 'of another owner').toEqual([]);
  });

  test('opens all requests of a contact with its token, and no others', async () => {
    await ask({ contact: 'mona@example.com' });
    await ask({ contact: 'mona@example.com', itemId: OTHER, ownerId: 9 });
    await ask({ contact: 'salma@example.com', ownerId: 9 });
    const own = await here.stockRequests.list({ ownerId: 9 });
    expect(own.map(({ contact }) => contact)).toEqual(['salma@example.com', 'mona@example.com']);
    const { token } = required(own[1]);
    expect(token).toMatch(/^[\w-]{32}$/);
    const monas = await here.stockRequests.list({ token });
    expect(monas.map(({ itemId }) => itemId)).toEqual([OTHER, ITEM]);
    await here.stockRequests.remove(
      { token },
      [...monas, ...own].map(({ id }) => id),
    );
    expect((await there.stockRequests.list({ ownerId: 9 })).map(({ contact }) => contact)).toEqual([
      'salma@example.com',
    ]);
  });

  test('moves with its owner, and is forgotten with them', async () => {
    await ask({ ownerId: 1 });
    await ask({ ownerId: 2 });
    await here.stockRequests.move(1, 2);
    expect(await there.stockRequests.list({ ownerId: 2 })).toHaveLength(2);
    await here.stockRequests.forget(2);
    expect(await there.stockRequests.list({ ownerId: 2 })).toEqual([]);
    expect(await there.stockRequests.listAwaited(10)).toEqual([]);
  });

  test('has a bound for a contact and for an item, which do not tell what was there', async () => {
    const contact = 'many@example.com';
    for (let index = 1; index <= STOCK_REQUESTS_PER_CONTACT; index += 1)
      await ask({ contact, itemId: index });
    for (const itemId of [1, ITEM]) {
      expect(await here.stockRequests.ask(wanted({ contact, itemId }))).toBe('too_many');
    }
    await here.database.batch([{ sql: FILL, args: [OTHER, STOCK_REQUESTS_PER_ITEM] }]);
    for (const known of ['filled1@example.com', 'new@example.com']) {
      expect(await here.stockRequests.ask(wanted({ contact: known, itemId: OTHER }))).toBe('full');
    }
  });

  test('is told once when the goods are there, and then forgets who it was', async () => {
    await ask({ contact: 'mona@example.com', ownerId: 5 });
    await here.stockRequests.queueNews(BOTH);
    expect(await tell(), 'sold out').toEqual([]);
    await setStock(4);
    await Promise.all([here, there, here].map(({ stockRequests }) => stockRequests.queueNews(BOTH)));
    expect(await tell()).toEqual(['mona@example.com']);
    await here.stockRequests.queueNews(BOTH);
    expect(await tell()).toEqual([]);
    expect(await here.stockRequests.list({ ownerId: 5 })).toEqual([]);
    const rows = await here.database.rows('SELECT * FROM stock_requests');
    expect(JSON.stringify(rows)).not.toContain('mona');
    await ask({ contact: 'mona@example.com' });
  });

  test('tells the oldest first, and in a day only a few people for each piece', async () => {
    await askMany(2 * STOCK_NEWS_PER_PIECE + 3);
    const asked = (await here.database.rows('SELECT contact FROM stock_requests ORDER BY id')).map(
      ({ contact }) => contact,
    );
    await setStock(2);
    await here.stockRequests.queueNews(BOTH);
    expect(await tell()).toEqual(asked.slice(0, 2 * STOCK_NEWS_PER_PIECE));
    await here.stockRequests.queueNews(BOTH);
    expect(await tell(), 'the same day').toEqual([]);
    timeMs += STOCK_NEWS_WAVE_MS + 1;
    await here.stockRequests.queueNews(BOTH);
    expect(await tell(), 'the next day').toEqual(asked.slice(2 * STOCK_NEWS_PER_PIECE));
  });

  test('tells everybody of goods that are not counted', async () => {
    await askMany(STOCK_NEWS_PER_PIECE + 2);
    await here.database.batch([{ sql: 'INSERT INTO uncounted_items (id) VALUES (?)', args: [ITEM] }]);
    await setStock(1);
    await here.stockRequests.queueNews(BOTH);
    expect(await tell()).toHaveLength(STOCK_NEWS_PER_PIECE + 2);
  });

  test('leaves out whom no open channel reaches', async () => {
    await ask({ contact: '+201012345678' });
    await ask({ contact: 'mona@example.com' });
    await setStock(4);
    await here.stockRequests.queueNews(['mail']);
    expect(await tell()).toEqual(['mona@example.com']);
    await here.stockRequests.queueNews(['phone']);
    expect(await tell()).toEqual(['+201012345678']);
  });

  test('waits again if the goods are sold out before it is told', async () => {
    await ask({ contact: 'mona@example.com' });
    await setStock(1);
    await here.stockRequests.queueNews(BOTH);
    expect(await tell((notice) => here.notices.withdraw(notice))).toEqual(['mona@example.com']);
    expect(await here.stockRequests.listAwaited(10)).toEqual([ITEM]);
    expect(await here.stockRequests.countAwaited(10)).toMatchObject([{ itemId: ITEM }]);
    await here.stockRequests.queueNews(BOTH);
    expect(await tell()).toEqual(['mona@example.com']);
  });

  test('waits for as many pieces as are sold at once, and for one of what is not counted', async () => {
    const setRule = (rule: string | null) =>
      here.database.batch([{ sql: 'UPDATE items SET quantity_rule = ? WHERE id = ?', args: [rule, ITEM] }]);
    await setRule('{"least":2,"step":2}');
    const tellAt = async (stock: number) => {
      await setStock(stock);
      await here.stockRequests.queueNews(BOTH);
      return (await tell()).length;
    };
    await ask();
    expect([await tellAt(1), await tellAt(2)]).toEqual([0, 1]);
    await ask();
    await here.database.batch([{ sql: 'INSERT INTO uncounted_items (id) VALUES (?)', args: [ITEM] }]);
    expect(await tellAt(1)).toBe(1);
    await setRule(null);
  });

  test('is not withdrawn by a process that has lost it', async () => {
    await ask();
    await setStock(1);
    await here.stockRequests.queueNews(BOTH);
    const lost = required(await here.notices.take());
    timeMs += STOCK_NEWS_WAVE_MS;
    const taken = required(await there.notices.take());
    await here.notices.withdraw(lost);
    expect(await there.notices.begin(taken)).toBe(true);
  });

  test('ends after its time', async () => {
    await ask({ ownerId: 3 });
    await here.stockRequests.purge(new Date(timeMs));
    expect(await here.stockRequests.list({ ownerId: 3 })).toHaveLength(1);
    await here.stockRequests.purge(new Date(timeMs + 1));
    expect(await here.stockRequests.list({ ownerId: 3 })).toEqual([]);
  });
});

const FILL = `
  WITH RECURSIVE each(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM each WHERE n < ?2)
  INSERT INTO stock_requests (item_id, contact, token, locale, asked_at)
  SELECT ?1, 'filled' || n || '@example.com', 'token' || n, 'en', 0 FROM each`;

function newItem(id: number) {
  const now = '2026-11-24T12:00:00.000Z';
  return [
    {
      sql: `INSERT INTO products (id, type, sku, slug, name_en, excerpt_en, images, shelf, created_at, updated_at, description_en)
        VALUES (?1, 'simple', 'sku' || ?1, 'slug' || ?1, 'Tyre', '', '["/a.webp"]', 0, ?2, ?2, '')`,
      args: [id, now],
    },
    {
      sql: `INSERT INTO items (id, product_id, position, sku, label_en, price, stock)
        VALUES (?1, ?1, 0, 'item' || ?1, '', 100, 0)`,
      args: [id],
    },
  ];
}
