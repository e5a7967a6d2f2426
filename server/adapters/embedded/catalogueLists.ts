import type { Brand } from '../../../domain/product.js';
import type { TyreSize } from '../../../domain/tyre.js';
import type { Reader } from './database.js';
import { integer, localized, number, optionalNumber, optionalText } from './rows.js';

const STOCKED_SIZES = `
  WITH RECURSIVE tree(id) AS (
    SELECT id FROM categories WHERE id = ?1
    UNION SELECT c.id FROM categories c JOIN tree ON c.parent_id = tree.id
  )
  SELECT DISTINCT width, aspect, rim, commercial FROM items i
  WHERE stock > 0 AND width IS NOT NULL AND rim IS NOT NULL AND (?1 IS NULL OR EXISTS (
    SELECT 1 FROM product_categories pc WHERE pc.product_id = i.product_id AND pc.category_id IN (SELECT id FROM tree)
  ))
  ORDER BY width, aspect, rim, commercial`;

/** Every tyre size that can be had now, within a category's tree where one is named. */
export async function listStockedSizes(reader: Reader, category: number | undefined): Promise<TyreSize[]> {
  const rows = await reader.rows(STOCKED_SIZES, [category ?? null]);
  return rows.map((row) => ({
    width: number(row, 'width'),
    aspect: optionalNumber(row, 'aspect'),
    rim: number(row, 'rim'),
    commercial: integer(row, 'commercial') === 1,
  }));
}

const BRANDS_BY_CHOICE = `
  SELECT b.name_en, b.name_ar, b.logo FROM brands b JOIN products p ON p.brand_id = b.id
  GROUP BY b.id ORDER BY count(*) DESC, b.name_en`;

export async function listBrands(reader: Reader): Promise<Brand[]> {
  const rows = await reader.rows(BRANDS_BY_CHOICE);
  return rows.map((row) => ({ name: localized(row, 'name'), logo: optionalText(row, 'logo') }));
}
