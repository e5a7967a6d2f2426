import { expect, test, describe } from 'vitest';
import { numbers } from '../../database/sql/rows.js';
import type { Reader } from '../../database/sql/sql.js';
import { openFitment, writeOwnFitment } from '../../fitment/fitment.js';
import { required } from '../../../tests/contract/support.js';
import { buildShop, insertLateProduct } from '../../../tests/contract/replica/catalogueFile.js';
import {
  type Instance,
  LISTING,
  priceOf,
  replicaInstances,
} from '../../../tests/contract/replica/replicaInstances.js';
import { databaseCatalogue } from '../catalogue.js';
import { indexRenamed } from '../../mirror/indexRenamed.js';
import { CHECK_AFTER_MS, STALE_AFTER_MS } from './followChanges.js';

const { start, shop, passMs, raisePrice } = replicaInstances();

async function someIds({ catalogue }: Instance, count: number): Promise<number[]> {
  return (await catalogue.listProducts(LISTING)).items.slice(0, count).map(({ id, parent }) => parent ?? id);
}

describe('while nothing changes', () => {
  test('listings, searches, suggestions and products are answered without the database', async () => {
    const one = await start();
    await one.catalogue.listProducts(LISTING);
    expect(one.asked.length).toBe(1);
    const direct = databaseCatalogue(shop().database);
    expect(await one.catalogue.listProducts(LISTING)).toEqual(await direct.listProducts(LISTING));
    for (const search of ['كاوتش كورولا', 'michlin', '205/55 R16']) {
      const query = { ...LISTING, search };
      expect(await one.catalogue.listProducts(query)).toEqual(await direct.listProducts(query));
    }
    expect(await one.catalogue.searchProducts('mich', 8)).toEqual(await direct.searchProducts('mich', 8));
    const refs = await one.catalogue.listProductRefs();
    expect(refs).toEqual(await direct.listProductRefs());
    for (const { id } of refs)
      expect(await one.catalogue.getProduct(id)).toEqual(await direct.getProduct(id));
    expect(await one.catalogue.listCategories()).toEqual(await direct.listCategories());
    expect(await one.catalogue.listBrands()).toEqual(await direct.listBrands());
    expect(await one.catalogue.listStockedSizes(1)).toEqual(await direct.listStockedSizes(1));
    expect(one.asked.length).toBe(1);
  });

  test('one statement every few seconds asks for changes, and nobody waits for it', async () => {
    const one = await start();
    await one.catalogue.getProduct(101);
    passMs(CHECK_AFTER_MS + 1);
    await one.catalogue.getProduct(101);
    await Promise.all(one.later);
    await one.catalogue.getProduct(101);
    expect(one.asked.length).toBe(2);
  });
});

describe('changes', () => {
  test('a new process reads the products that have changed since the build, and no others', async () => {
    const ids = await someIds(await start(), 3);
    for (const id of ids) await raisePrice(id);
    const one = await start();
    const direct = databaseCatalogue(shop().database);
    expect(await one.catalogue.listProducts(LISTING)).toEqual(await direct.listProducts(LISTING));
    expect(one.asked.length).toBe(3);
    expect(one.asked[1]?.args).toEqual([JSON.stringify(ids)]);
  });

  test('a price that one instance changes is shown by another within ten seconds', async () => {
    const [seller, other] = [await start(), await start()];
    const [id = 0] = await someIds(seller, 1);
    const before = await priceOf(other, id);
    await raisePrice(id);
    seller.replica.expectChange();
    expect(await priceOf(seller, id)).toBe(before + 100);
    expect(await priceOf(other, id)).toBe(before);
    passMs(STALE_AFTER_MS + 1);
    expect(await priceOf(other, id)).toBe(before + 100);
  });

  test('a busy instance shows a change with the request after the next check', async () => {
    const one = await start();
    const [id = 0] = await someIds(one, 1);
    const before = await priceOf(one, id);
    await raisePrice(id);
    passMs(CHECK_AFTER_MS + 1);
    expect(await priceOf(one, id)).toBe(before);
    await Promise.all(one.later);
    expect(await priceOf(one, id)).toBe(before + 100);
  });

  test('of every kind arrive: new and deleted products, names, texts and cars', async () => {
    const one = await start();
    const [gone = 0, renamed = 0] = await someIds(one, 2);
    await shop().database.write(async (writer) => {
      await insertLateProduct(writer);
      await writer.run('DELETE FROM search WHERE rowid = ?', [gone]);
      await writer.run('DELETE FROM products WHERE id = ?', [gone]);
      await writer.run("UPDATE products SET name_en = 'Renamed' WHERE id = ?", [renamed]);
      await writer.run("UPDATE categories SET name_en = 'Wheels' WHERE id = 1");
      await writer.run("UPDATE brands SET name_ar = 'لاسا الجديدة' WHERE name_en = 'Lassa'");
      await writer.run("UPDATE documents SET body = json_set(body, '$.tested', 1) WHERE key = 'shell'");
    });
    await writeOwnFitment(shop().database, {
      csv: 'make,model,name_ar,year_from,front\nZeekr,X,زيكر,2024,235/50 R19\n',
      isWhole: true,
    });
    passMs(STALE_AFTER_MS + 1);
    const { items, facets } = await one.catalogue.listProducts(LISTING);
    expect(items.some(({ id }) => id === gone)).toBe(false);
    expect((await one.catalogue.listProducts({ ...LISTING, search: 'zanzibr' })).items[0]?.id).toBe(900_001);
    expect((await one.catalogue.getProduct(renamed))?.name.en).toBe('Renamed');
    expect((await one.catalogue.listCategories()).find(({ id }) => id === 1)?.name.en).toBe('Wheels');
    expect(facets.values.brand.find(({ value }) => value === 'Lassa')?.label.ar).toBe('لاسا الجديدة');
    expect((await openFitment(one.reader).table()).map(({ slug }) => slug)).toEqual(['zeekr']);
    const [shell] = await one.reader.rows("SELECT body FROM documents WHERE key = 'shell'");
    expect(shell?.['body']).toContain('"tested":1');
    expect(one.reports).toEqual([]);
  });

  test('of many products arrive completely', async () => {
    const one = await start();
    await shop().change('UPDATE items SET price = price + 100, former_price = NULL');
    passMs(STALE_AFTER_MS + 1);
    const direct = databaseCatalogue(shop().database);
    expect(await one.catalogue.listProducts(LISTING)).toEqual(await direct.listProducts(LISTING));
  });

  test('of many products are indexed with the names of today', async () => {
    const one = await start();
    await shop().database.write(async (writer) => {
      await writer.run("UPDATE brands SET name_ar = 'قطقوط' WHERE name_en = 'Lassa'");
      const [all] = await writer.rows('SELECT json_group_array(id) AS ids FROM products');
      await indexRenamed(writer, numbers(required(all), 'ids'));
      await writer.run("UPDATE brands SET name_ar = 'جديد' WHERE name_en = 'Bosch'");
    });
    passMs(STALE_AFTER_MS + 1);
    const query = { ...LISTING, search: 'قطقوط' };
    const direct = databaseCatalogue(shop().database);
    expect((await direct.listProducts(query)).total).toBeGreaterThan(1);
    expect(await one.catalogue.listProducts(query)).toEqual(await direct.listProducts(query));
  });

  test('made while the file is written are read by whoever starts from it', async () => {
    let writes = 0;
    const late = await buildShop((database) => ({
      async rows(sql, args) {
        const rows = await database.rows(sql, args);
        if (sql.includes('AS product_categories') && (writes += 1) === 1) {
          await database.write((writer) =>
            writer.run('UPDATE items SET price = 7700, former_price = NULL WHERE product_id = 101'),
          );
        }
        return rows;
      },
    }));
    const one = await start(late.file, late.database);
    expect(writes).toBe(1);
    expect(await priceOf(one, 101)).toBe(7700);
    late.remove();
  });

  test('of a size that moves to another product arrive in both', async () => {
    const one = await start();
    await one.catalogue.listProducts(LISTING);
    const direct = databaseCatalogue(shop().database);
    const { items } = await direct.listProducts(LISTING);
    const [from, to] = items.filter(({ variations }) => variations.length > 1);
    const moved = required(required(from).variations[0]).id;
    await shop().change(`UPDATE items SET product_id = ${required(to).id} WHERE id = ${moved}`);
    passMs(STALE_AFTER_MS + 1);
    for (const product of [from, to]) {
      const { id } = required(product);
      expect(await one.catalogue.getProduct(id)).toEqual(await direct.getProduct(id));
    }
  });
});

describe('a database that does not respond', () => {
  test('at the start: the catalogue is shown from the file, and catches up later', async () => {
    const one = await start();
    one.isDown = true;
    const { total } = await one.catalogue.listProducts(LISTING);
    expect(total).toBeGreaterThan(100);
    const [id = 0] = await someIds(one, 1);
    const before = await priceOf(one, id);
    expect(one.asked.length).toBe(1);
    await raisePrice(id);
    one.isDown = false;
    passMs(CHECK_AFTER_MS + 1);
    await one.catalogue.getProduct(id);
    await Promise.all(one.later);
    expect(await priceOf(one, id)).toBe(before + 100);
    expect(one.reports).toEqual(['catalogue-not-checked']);
  });

  test('is not waited for without end', async () => {
    const never: Reader = { rows: () => new Promise(() => undefined) };
    const one = await start(shop().file, never, 1);
    expect((await one.catalogue.listProducts(LISTING)).total).toBeGreaterThan(100);
  });
});
