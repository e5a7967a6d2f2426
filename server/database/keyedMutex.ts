/** Runs work after all work that was begun before under the same name; what fails holds up nobody. */
type KeyedMutex = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Lets work of this process take turns, by name. */
export function createKeyedMutex(): KeyedMutex {
  const lastInLine = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const turn = (lastInLine.get(name) ?? Promise.resolve()).then(work);
    const settled = turn
      .catch(() => undefined)
      .then(() => {
        if (lastInLine.get(name) === settled) lastInLine.delete(name);
      });
    lastInLine.set(name, settled);
    return turn;
  };
}
