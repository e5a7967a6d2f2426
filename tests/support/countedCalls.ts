import type { Client, InStatement, Transaction } from '@libsql/client';

/** What a piece of work costs on a database. */
export interface DatabaseCost {
  statements: number;
  writeTransactions: number;
}

const total: DatabaseCost = { statements: 0, writeTransactions: 0 };

/** The cost of all counted clients so far. */
export function databaseCost(): DatabaseCost {
  return { ...total };
}

/** Wraps a client to count calls as libSQL sends them over HTTP: BEGIN is sent with the first statement. */
export function counted(client: Client): Client {
  return new Proxy(client, {
    get(target, name) {
      if (name === 'execute') {
        return (statement: InStatement, args?: []) =>
          sent([statement], isWrite(statement), () =>
            typeof statement === 'string' ? target.execute(statement, args) : target.execute(statement),
          );
      }
      if (name === 'batch') {
        return (statements: InStatement[], mode?: 'write') =>
          sent(statements, mode === 'write', () => target.batch(statements, mode));
      }
      if (name === 'transaction') {
        return async (mode: 'write') => {
          const transaction = await target.transaction(mode);
          total.writeTransactions += 1;
          return countedTransaction(transaction);
        };
      }
      return bound(target, name);
    },
  });
}

function countedTransaction(transaction: Transaction): Transaction {
  return new Proxy(transaction, {
    get(target, name) {
      if (name === 'execute') {
        return (statement: InStatement) => sent([statement], false, () => target.execute(statement));
      }
      if (name === 'batch') {
        return (statements: InStatement[]) => sent(statements, false, () => target.batch(statements));
      }
      if (name === 'commit') return () => sent([], false, () => target.commit());
      return bound(target, name);
    },
  });
}

function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name, target);
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
}

function sent<T>(statements: readonly unknown[], writes: boolean, send: () => Promise<T>): Promise<T> {
  total.statements += statements.length;
  if (writes) total.writeTransactions += 1;
  return send();
}

function isWrite(statement: InStatement): boolean {
  const sql = typeof statement === 'string' ? statement : statement.sql;
  return !/^\s*(select|with|pragma)\b/i.test(sql);
}
