import * as v from 'valibot';
import {
  detailOf,
  type Step,
  STEP_ACTS,
  STEP_SOURCES,
  type TakenStep,
} from '../../../domain/office/steps.js';
import type { StepContext } from '../../ports/order/office.js';
import type { RecordKind, RecordReader } from '../../ports/shared/records/recordReader.js';
import { orNull, StoredTime } from './tableRecords.js';
import type { Reader, Statement } from '../sql/sql.js';

/** A statement that records a step of the operator, for the transaction of the step. */
export function recordStep(
  orderId: number,
  step: Step,
  { by }: Pick<StepContext, 'by'>,
  nowMs = Date.now(),
): Statement {
  const sql = 'INSERT INTO order_steps (order_id, act, source, detail, at) VALUES (?, ?, ?, ?, ?)';
  return { sql, args: [orderId, step.act, by, detailOf(step), new Date(nowMs).toISOString()] };
}

/** See `OfficePort.listSteps`. */
export async function listSteps(
  reader: Reader,
  records: RecordReader,
  orderId: number,
  limit: number,
): Promise<TakenStep[]> {
  const sql = 'SELECT * FROM order_steps WHERE order_id = ? ORDER BY id DESC LIMIT ?';
  return (await reader.rows(sql, [orderId, limit])).flatMap((row) => records.one(STEPS, row) ?? []);
}

const STEPS: RecordKind<TakenStep> = {
  name: 'Step',
  editedAt: () => 'order_steps',
  open: ['id', 'order_id', 'act', 'source', 'at'],
  schema: v.pipe(
    v.object({
      act: v.picklist(STEP_ACTS),
      source: v.picklist(STEP_SOURCES),
      detail: orNull(v.string()),
      at: StoredTime,
    }),
    v.transform(({ source: by, ...step }) => ({ ...step, by })),
  ),
};
