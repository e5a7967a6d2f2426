/** Calls a method of a port by its name. */
export async function callMethod(
  port: object,
  name: PropertyKey,
  args: readonly unknown[],
): Promise<unknown> {
  const method: unknown = Reflect.get(port, name);
  if (typeof method !== 'function') throw new Error(`No method ${String(name)}`);
  const answer: unknown = await Reflect.apply(method, port, args);
  return answer;
}

/** A copy of a port whose methods are answered by `answer`, which may pass a call on with `callMethod`. */
export function interceptCalls<Port extends object>(
  port: Port,
  answer: (name: string, args: readonly unknown[]) => Promise<unknown>,
): Port {
  const copy = { ...port };
  for (const [name, member] of Object.entries(port)) {
    if (typeof member === 'function') {
      Reflect.set(copy, name, (...args: unknown[]) => answer(name, args));
    }
  }
  return copy;
}
