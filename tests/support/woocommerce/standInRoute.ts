import type { StandInState } from './standInState.js';

export interface Asked {
  method: string;
  /** Below `/wp-json/`. */
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  authorization: string;
  state: StandInState;
}

export interface Answered {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export interface StandInRoute {
  method: string;
  path: RegExp;
  /** Accessible only with the shop's keys. */
  needsKeys?: boolean;
  answer: (asked: Asked, ids: number[]) => Answered | Promise<Answered>;
}

export function failure(status: number, code: string, data: Record<string, unknown> = {}): Answered {
  return { status, body: { code, message: `<strong>Error:</strong> ${code}`, data: { status, ...data } } };
}

export function invalidParam(...names: string[]): Answered {
  const params = Object.fromEntries(names.map((name) => [name, `${name} is wrong.`]));
  return failure(400, 'rest_invalid_param', { params, details: {} });
}

/** A page of a list, with the headers for its totals. */
export function paged(asked: Asked, entries: readonly unknown[]): Answered {
  const perPage = Number(asked.query.get('per_page') ?? 10);
  const page = Number(asked.query.get('page') ?? 1);
  const start = Number(asked.query.get('offset') ?? (page - 1) * perPage);
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > 100) return invalidParam('per_page');
  return {
    status: 200,
    body: entries.slice(start, start + perPage),
    headers: {
      'x-wp-total': String(entries.length),
      'x-wp-totalpages': String(Math.ceil(entries.length / perPage)),
    },
  };
}
