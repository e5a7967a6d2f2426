import type { OpenBackend } from '../../../server/http/routing/route.js';

/** Where a process ends: at the call of a port with this number, before or after the port has done it. */
export interface Death {
  call: number;
  when: 'before' | 'after';
}

/** The backend as a process that ends there: from then on every call fails. `calls` counts the calls so far. */
export function dyingBackend(backend: OpenBackend, death: Death): OpenBackend & { calls: () => number } {
  let calls = 0;
  let isOver = false;
  const mortal = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value !== 'function') return value;
        return async (...args: unknown[]) => {
          calls += 1;
          const isLast = calls === death.call;
          if (isLast && death.when === 'before') isOver = true;
          if (isOver) throw new Error('killed');
          const result = (await value.apply(target, args)) as unknown;
          if (isLast) isOver = true;
          if (isOver) throw new Error('killed');
          return result;
        };
      },
    });
  const { store, notices, bookings, returns, state, mail, content, payments } = backend;
  return {
    ...backend,
    calls: () => calls,
    report: () => undefined,
    store: {
      ...store,
      carts: mortal(store.carts),
      orders: mortal(store.orders),
      catalogue: mortal(store.catalogue),
      office: store.office && mortal(store.office),
    },
    ...{ notices: mortal(notices), bookings: mortal(bookings), returns: mortal(returns) },
    ...{ state: mortal(state), mail: mortal(mail), content: mortal(content) },
    features: new Proxy(backend.features, {
      get(target, name, receiver) {
        const records: unknown = Reflect.get(target, name, receiver);
        return typeof records === 'object' && records !== null ? mortal(records) : records;
      },
    }),
    payments: new Map([...payments].map(([key, port]) => [key, mortal(port)])),
    carrier: backend.carrier && mortal(backend.carrier),
  };
}
