import { LibsqlError } from '@libsql/client';
import type { Reader } from '../../database/sql/sql.js';
import { callMethod, interceptCalls } from '../../ports/shared/interceptCalls.js';
import type { CatalogueFile } from './catalogueFile.js';
import { caughtUp } from './catchUp.js';
import { followChanges, type FollowOptions } from './followChanges.js';

interface ReplicaOptions extends Omit<FollowOptions, 'onUnusable'> {
  /** null: everything is read from the database. */
  file: CatalogueFile | null;
  /** Errors of the database are passed on as they are. */
  database: Reader;
}

/** The catalogue of a process: a local copy that follows the database, or the database itself. */
export interface Replica {
  /** The port that `make` builds, over the local copy; over `database` if there is none or it cannot be used. */
  port<Port extends object>(make: (reader: Reader) => Port, database: Reader): Port;
  /** Whether reads are answered from a local copy. */
  isLocal(): boolean;
  /** Says that this process has changed the catalogue: the next reader waits for the changes. */
  expectChange(): void;
  close(): void;
}

/** Opens the replica. It reads nothing from the database before it is first asked. */
export function openReplica({ file, database, ...options }: ReplicaOptions): Replica {
  if (file === null) {
    return {
      port: (make, reader) => make(reader),
      isLocal: () => false,
      expectChange: () => undefined,
      close: () => undefined,
    };
  }
  const copy = caughtUp(file, database);
  let isUsable = true;
  const freshness = followChanges(() => copy.catchUp(), { ...options, onUnusable: retire });

  function retire(error: unknown): void {
    if (!isUsable) return;
    isUsable = false;
    options.report?.('catalogue-file-not-used', error);
    copy.close();
  }

  return {
    port(make, reader) {
      const [local, direct] = [make(copy), make(reader)];
      return interceptCalls(local, async (name, args) => {
        if (isUsable) await freshness.ready();
        if (!isUsable) return callMethod(direct, name, args);
        try {
          return await callMethod(local, name, args);
        } catch (error) {
          if (!(error instanceof LibsqlError)) throw error;
          retire(error);
          return callMethod(direct, name, args);
        }
      });
    },
    isLocal: () => isUsable,
    expectChange: () => freshness.expectChange(),
    close: () => copy.close(),
  };
}
