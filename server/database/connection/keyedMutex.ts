export interface KeyedMutex {
  /** Runs work after all earlier work under the same name; a failure does not block later work. */
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Whether work is running or waiting under this name. */
  isBusy(name: string): boolean;
}

/** Creates a mutex per name, within this process. */
export function createKeyedMutex(): KeyedMutex {
  const lastInLine = new Map<string, Promise<unknown>>();
  return {
    run(name, work) {
      const turn = (lastInLine.get(name) ?? Promise.resolve()).then(work);
      const settled = turn
        .catch(() => undefined)
        .then(() => {
          if (lastInLine.get(name) === settled) lastInLine.delete(name);
        });
      lastInLine.set(name, settled);
      return turn;
    },
    isBusy: (name) => lastInLine.has(name),
  };
}
