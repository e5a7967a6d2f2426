import type { OpenBackend } from '../../../server/http/routing/route.js';

/** The steps of sending a letter, in order; `accepted` is after the mail server has taken it. */
export const STEPS = ['take', 'read', 'begin', 'send', 'accepted', 'end'] as const;

type Step = (typeof STEPS)[number];

/** Calls of a process that ends at this step: that call fails, and so does everything after it. */
export function dyingAt(step: Step) {
  let isOver = false;
  return <Args extends unknown[], Result>(name: Step | 'retry', work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (name === step) isOver = true;
      if (isOver) throw new Error('killed');
      const result = await work(...args);
      if (name === 'send' && step === 'accepted') isOver = true;
      if (isOver) throw new Error('killed');
      return result;
    };
}

/** What such a process does with notices. */
export function dyingNotices(notices: OpenBackend['notices'], dying: ReturnType<typeof dyingAt>) {
  return {
    ...notices,
    take: dying('take', notices.take),
    begin: dying('begin', notices.begin),
    end: dying('end', notices.end),
    retry: dying('retry', notices.retry),
  };
}

/** The backend as a process that ends at this step. */
export function endingAt(backend: OpenBackend, step: Step): OpenBackend {
  const dying = dyingAt(step);
  const { notices, mail, store } = backend;
  return {
    ...backend,
    report: () => undefined,
    notices: dyingNotices(notices, dying),
    mail: { ...mail, send: dying('send', mail.send) },
    store: { ...store, orders: { ...store.orders, getOrder: dying('read', store.orders.getOrder) } },
  };
}
