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

/** A port whose methods are answered by `answer`, which may pass a call on with `callMethod`. */
export function interceptCalls<Port extends object>(
  port: Port,
  answer: (name: PropertyKey, args: readonly unknown[]) => Promise<unknown>,
): Port {
  return new Proxy(port, {
    get: (_, name) => {
      const isMethod = Object.hasOwn(port, name) && typeof Reflect.get(port, name) === 'function';
      return isMethod ? (...args: unknown[]) => answer(name, args) : Reflect.get(port, name);
    },
  });
}
