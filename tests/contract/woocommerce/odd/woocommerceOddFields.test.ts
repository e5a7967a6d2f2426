import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { RecordKind } from '../../../../server/ports/shared/records/recordReader.js';
import { CONTENT_KINDS } from '../../../support/records/contentKinds.js';
import { clientWith, type KindInTest, kindOf } from '../../../support/records/kindInTest.js';
import { fieldsOf, ODD_VALUES, withField, wrongNumbers } from '../../../support/records/oddFields.js';
import { GOODS_KINDS } from '../../../support/records/goodsKinds.js';
import { ORDER_KINDS } from '../../../support/records/orderKinds.js';

/*
 * Each field of each kind of record in turn holds each kind of odd value: the records beside it are read, and what could
 * not be read is told with the record and the field.
 */

/** Long enough for five fields and where to mend them. */
const LINE_MAX_CHARS = 1500;

/** What is wrong after the reading of a record between two good ones. */
async function faultsOf(
  kind: KindInTest,
  { schema, vital = [] }: RecordKind<unknown>,
  field: string,
  value: unknown,
) {
  const odd = withField(kind.record(2), field, value);
  const sent: unknown = JSON.parse(JSON.stringify(odd));
  const { client, told: all } = clientWith(kind.answers([kind.record(1), sent, kind.record(3)]));
  const read = await kind.read(client);
  await client.records.notes.settle();
  // The entries of a list may be a kind of their own: `Product 2, variation 7`.
  const told = all.filter((line) => line.startsWith(`${kind.name} `) && !line.startsWith(`${kind.name} 2, `));
  const ids = read.map(({ id }) => id);
  const isReadable = v.safeParse(schema, sent).success;
  const isNamed = told.some((line) => line.includes(field));
  const withoutId = field === 'id' || !('id' in odd) ? '' : ` ${String(odd.id)} `;
  return [
    ...(ids.includes(1) && ids.includes(3) ? [] : [`only ${ids.join()} are read`]),
    ...(ids.includes(2) && !isReadable && vital.includes(field) ? ['it is read without a vital field'] : []),
    ...(isReadable || isNamed ? [] : ['nobody is told']),
    ...(told.every((line) => line.includes(withoutId)) ? [] : ['another record is named']),
    ...(isReadable && told.length > 0 ? [`told without need: ${told.join()}`] : []),
    ...(told.every((line) => line.length <= LINE_MAX_CHARS) ? [] : ['the line is too long']),
    ...wrongNumbers(read.map((each) => ({ ...each, id: 0 }))).map((path) => `no number at ${path}`),
  ];
}

async function messageOf(checking: Promise<string[]>): Promise<string[]> {
  try {
    return await checking;
  } catch (error) {
    const { message, cause } = error as Error;
    return [`throws ${message} ${cause instanceof Error ? cause.message : ''}`];
  }
}

const KINDS = await Promise.all(
  [...GOODS_KINDS, ...ORDER_KINDS, ...CONTENT_KINDS].map(async (kind) => ({
    kind,
    readAs: await kindOf(kind),
  })),
);

for (const { kind, readAs } of KINDS) {
  describe(`${kind.name} beside others`, () => {
    test.each(fieldsOf(readAs.schema))('reads the others whatever %s is', async (field) => {
      const faults = await Promise.all(
        [...ODD_VALUES].map(async ([name, value]) => {
          const found = await messageOf(faultsOf(kind, readAs, field, value));
          return found.map((fault) => `${name}: ${fault}`);
        }),
      );
      expect(faults.flat()).toEqual([]);
    });
  });
}
