import * as v from 'valibot';
import { ShopError } from '../../../domain/core/errors.js';
import type { Rating, Review } from '../../../domain/catalogue/reviews/review.js';
import type { ReviewPage, ReviewsPort } from '../../ports/reviews.js';
import type { RecordKind, RecordReader } from '../../ports/shared/records/recordReader.js';
import { violatedUnique } from '../../database/connection/database.js';
import { integer, number } from '../../database/sql/rows.js';
import type { Database, Reader, Row } from '../../database/sql/sql.js';
import { orNull, StoredAmount, StoredTime } from '../../database/records/tableRecords.js';

/** Reviews of the embedded shop. */
export function localReviews(database: Database, records: RecordReader): ReviewsPort {
  return {
    async submit({ orderId, productId, author, rating, text: body, car, km }) {
      const writtenAt = new Date().toISOString();
      const added = await database
        .write((writer) =>
          writer.run(
            `INSERT INTO reviews (order_id, product_id, author, rating, body, car, km, written_at)
             SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE EXISTS (SELECT 1 FROM products WHERE id = ?2)`,
            [orderId, productId, author, rating, body, car, km, writtenAt],
          ),
        )
        .catch((error: unknown) => {
          throw violatedUnique(error) === null ? error : new ShopError('already_reviewed', {}, error);
        });
      if (added === 0) throw new ShopError('product_not_found');
    },

    async listReviewed(orderId) {
      const rows = await database.rows('SELECT product_id FROM reviews WHERE order_id = ?', [orderId]);
      return rows.map((row) => integer(row, 'product_id'));
    },

    async renameAuthor(orderId, author) {
      await database.write((writer) =>
        writer.run('UPDATE reviews SET author = ? WHERE order_id = ?', [author, orderId]),
      );
    },

    async listWaiting(most) {
      const waiting = "FROM reviews WHERE status = 'hold'";
      const rows = await database.rows(
        `SELECT *, (SELECT count(*) ${waiting}) AS total ${waiting} ORDER BY id LIMIT ?`,
        [most],
      );
      const [first] = rows;
      return {
        reviews: rows.flatMap((row) => records.one(WAITING, row) ?? []),
        count: first === undefined ? 0 : integer(first, 'total'),
      };
    },

    async listRatings() {
      const rows = await database.rows(
        `SELECT product_id, avg(rating) AS average, count(*) AS count
         FROM reviews WHERE status = 'approved' GROUP BY product_id`,
      );
      return new Map(
        rows.map((row): [number, Rating] => [
          integer(row, 'product_id'),
          { average: number(row, 'average'), count: integer(row, 'count') },
        ]),
      );
    },

    async findNewest(productId, perPage) {
      const rows = await readApproved(database, productId, { page: 1, perPage });
      const [first] = rows;
      if (first === undefined) return null;
      const rating = { average: number(first, 'average'), count: integer(first, 'total') };
      return { rating, ...toPage(rows, records, perPage) };
    },

    async listApproved(productId, page) {
      return toPage(await readApproved(database, productId, page), records, page.perPage);
    },
  };
}

/** Each row also has the number and the mean of all. */
function readApproved(
  reader: Reader,
  productId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<Row[]> {
  const approved = "FROM reviews WHERE product_id = ?1 AND status = 'approved'";
  return reader.rows(
    `SELECT *, (SELECT count(*) ${approved}) AS total, (SELECT avg(rating) ${approved}) AS average
     ${approved} ORDER BY id DESC LIMIT ?2 OFFSET ?3`,
    [productId, perPage, (page - 1) * perPage],
  );
}

function toPage(rows: readonly Row[], records: RecordReader, perPage: number): ReviewPage {
  const [first] = rows;
  const total = first === undefined ? 0 : integer(first, 'total');
  return {
    reviews: rows.flatMap((row) => records.one(APPROVED, row) ?? []),
    pages: Math.ceil(total / perPage),
  };
}

const REVIEW = v.object({
  id: v.number(),
  order_id: v.number(),
  product_id: v.number(),
  author: v.string(),
  rating: v.number(),
  body: v.string(),
  car: orNull(v.string()),
  km: orNull(StoredAmount),
  written_at: StoredTime,
});

type StoredReview = v.InferOutput<typeof REVIEW>;

function reviewsAs<T>(form: (row: StoredReview) => T): RecordKind<T> {
  return {
    name: 'Review',
    editedAt: () => 'reviews',
    open: ['id', 'order_id', 'product_id', 'rating', 'km', 'written_at'],
    schema: v.pipe(REVIEW, v.transform(form)),
  };
}

function toReview({ author, rating, body, car, km, written_at }: StoredReview): Review {
  return { author, rating, text: body, car, km, writtenAt: written_at };
}

const APPROVED = reviewsAs(toReview);

const WAITING = reviewsAs(({ product_id: productId, rating, body: text }) => ({ productId, rating, text }));

const HELD: RecordKind<HeldReview> = reviewsAs((row) => ({
  ...{ id: row.id, orderId: row.order_id, productId: row.product_id },
  ...toReview(row),
}));

/** A review that waits for the operator. */
export interface HeldReview extends Review {
  id: number;
  orderId: number;
  productId: number;
}

/** The readable reviews that wait for the operator, oldest first. */
export async function listHeld(reader: Reader, records: RecordReader): Promise<HeldReview[]> {
  const rows = await reader.rows("SELECT * FROM reviews WHERE status = 'hold' ORDER BY id");
  return rows.flatMap((row) => records.one(HELD, row) ?? []);
}

/** Approves or rejects a review, whatever was decided before; false if there is none with this id. */
export async function moderate(
  database: Database,
  id: number,
  decision: 'approved' | 'trash',
): Promise<boolean> {
  const changed = await database.write((writer) =>
    writer.run('UPDATE reviews SET status = ? WHERE id = ?', [decision, id]),
  );
  return changed > 0;
}
