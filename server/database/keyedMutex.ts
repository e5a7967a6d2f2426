interface KeyedMutex {
  /** Runs work after all work that was begun before under the same name; what fails holds up nobody. */
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Whether work runs or waits under this name. */
  isBusy(name: string): boolean;
}

/** Lets work of this process take turns, by name. */
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
