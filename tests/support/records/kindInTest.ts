import { createClient, type StoreClient } from '../../../server/adapters/wpRest/client.js';
import type { RecordKind } from '../../../server/ports/shared/records/recordReader.js';

/** A kind of records, and how the shop comes to read some of them. */
export interface KindInTest {
  /** As the operator is told. */
  name: string;
  /** A record with all its fields. */
  record: (id: number) => object;
  /** Answers of the store with these records, by path. */
  answers: (records: readonly unknown[]) => Readonly<Record<string, unknown>>;
  /** What the shop has of the records. */
  read: (client: StoreClient) => Promise<readonly { id: number }[]>;
}

export const SITE = 'https://store.example';

/** A client of a store with these answers, and the lines that its operator is told. */
export function clientWith(answers: Readonly<Record<string, unknown>>) {
  const told: string[] = [];
  const kinds: RecordKind<unknown>[] = [];
  const client = createClient({
    ...{ url: SITE, consumerKey: 'ck', consumerSecret: 'cs' },
    onProblem: (line) => told.push(line),
    fetch: (address) => {
      const path = new URL(address as string).pathname.replace(/^\/wp-json\//, '');
      return Promise.resolve(
        Object.hasOwn(answers, path)
          ? Response.json(answers[path])
          : Response.json({ code: 'rest_no_route' }, { status: 404 }),
      );
    },
  });
  const { records } = client;
  const noted: StoreClient['records'] = {
    ...records,
    list: (kind, entries) => (kinds.push(kind), records.list(kind, entries)),
    within: (kind, entries) => (kinds.push(kind), records.within(kind, entries)),
    one: (kind, answer) => (kinds.push(kind), records.one(kind, answer)),
  };
  return { client: { ...client, records: noted }, told, kinds };
}

/** As what the shop reads this kind. Throws if it reads none of this name. */
export async function kindOf({ name, record, answers, read }: KindInTest): Promise<RecordKind<unknown>> {
  const { client, kinds } = clientWith(answers([1, 2, 3].map(record)));
  await read(client);
  const found = kinds.find((kind) => kind.name === name);
  if (found === undefined) throw new Error(`no ${name} is read`);
  return found;
}
