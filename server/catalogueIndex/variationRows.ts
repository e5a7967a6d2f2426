import * as v from 'valibot';
import type { Sale, Stock, Variation } from '../../domain/catalogue/product.js';
import type { QuantityRule } from '../../domain/catalogue/pricing/quantityRule.js';
import { readQuantityPrices } from '../../domain/catalogue/pricing/quantityTerms.js';
import type { QuantityPrice } from '../../domain/catalogue/pricing/unitPrice.js';
import type { TyreSize } from '../../domain/tyres/tyre.js';
import type { Row } from '../database/sql/sql.js';
import {
  integer,
  localized,
  number,
  optionalLocalized,
  optionalNumber,
  optionalText,
  text,
} from '../database/sql/rows.js';
import { orNull, StoredAmount, StoredQuantity, StoredTime } from '../database/records/tableRecords.js';
import { attributesOf } from '../database/columns/attributeColumns.js';
import type { RecordKind } from '../ports/shared/records/recordReader.js';
import { readSku } from './storedSku.js';

/* Variations from their rows; a simple product has one. */

/** One that is sold in packs must not be sold by the piece. */
const CHECKED_ITEM = v.object({
  price: StoredAmount,
  former_price: orNull(StoredAmount),
  stock: StoredAmount,
  quantity_rule: v.nullable(
    v.object({ least: StoredQuantity, most: v.exactOptional(StoredQuantity), step: StoredQuantity }),
  ),
  sale_until: orNull(StoredTime),
});
type CheckedItem = v.InferOutput<typeof CHECKED_ITEM>;

export const ITEMS: RecordKind<CheckedItem> = {
  name: 'Variation',
  editedAt: () => 'items',
  schema: CHECKED_ITEM,
  vital: ['quantity_rule.most'],
};

/** The variation of a row that was checked with `ITEMS`. */
export function variationOf(row: Row, checked: CheckedItem): Variation {
  return {
    id: integer(row, 'id'),
    sku: readSku(text(row, 'sku')),
    gtin: optionalText(row, 'gtin'),
    label: localized(row, 'label'),
    size: sizeOf(row),
    attributes: attributesOf(row),
    price: checked.price,
    quantityPrices: quantityPricesOf(row, checked),
    ...quantityRuleField(checked.quantity_rule ?? undefined),
    stock: stockOf(row, checked),
    sharesStock: integer(row, 'shares_stock') === 1,
    sale: saleOf(row, checked),
    image: optionalText(row, 'image'),
  };
}

/** The rule for quantities, if there is one. */
export function quantityRuleField(quantityRule: QuantityRule | undefined): Pick<Variation, 'quantityRule'> {
  return quantityRule === undefined ? {} : { quantityRule };
}

function sizeOf(row: Row): TyreSize | null {
  if (row['width'] === null || row['rim'] === null) return null;
  return {
    width: number(row, 'width'),
    aspect: optionalNumber(row, 'aspect'),
    rim: number(row, 'rim'),
    commercial: integer(row, 'commercial') === 1,
  };
}

function stockOf(row: Row, { stock }: CheckedItem): Stock {
  if (integer(row, 'on_backorder') === 1) return 'backorder';
  return integer(row, 'counted') === 1 ? stock : stock > 0;
}

/** A sale lowers a percentage no further, and what was valid may no longer fit a changed price. */
function quantityPricesOf(row: Row, { price, former_price }: CheckedItem): readonly QuantityPrice[] {
  const written = optionalText(row, 'quantity_prices');
  return written === null ? [] : readQuantityPrices(written, former_price ?? price, price).prices;
}

const PER_CENT = 100;

function saleOf(row: Row, { price, former_price: formerPrice, sale_until }: CheckedItem): Sale | null {
  if (formerPrice === null) return null;
  const saved = (formerPrice - price) / formerPrice;
  return {
    title: optionalLocalized(row, 'sale_title') ?? { en: '' },
    percent: Math.round(saved * PER_CENT),
    formerPrice,
    until: sale_until,
  };
}
