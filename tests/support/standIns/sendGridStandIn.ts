import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { array, maxLength, optional, pipe, record, safeParse, strictObject, string } from 'valibot';

export const SENDGRID_KEY = 'SG.key-of-the-tests.very-secret';
export const SENDGRID_LIST = '0f8b5a4c-2f4e-4a55-9d0e-6f5b1a2c3d4e';

export interface Contact {
  email: string;
  first_name?: string | undefined;
  last_name?: string | undefined;
  custom_fields?: Record<string, string> | undefined;
}

/** A fault of the stand-in instead of its normal response. */
export interface Trouble {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Responds only after this long. */
  afterMs?: number;
}

export interface SendGridStandIn {
  url: string;
  /** Every call so far. */
  calls: { method: string; path: string; authorization: string | undefined; body: unknown }[];
  contacts: Map<string, Contact>;
  lists: Map<string, string[]>;
  /** Faults of the next calls, one each; `hang up` closes the connection. */
  trouble: (Trouble | 'hang up')[];
  close(): Promise<void>;
}

const name = optional(pipe(string(), maxLength(50)));
/** The fields that this shop may send; the service rejects unknown ones. */
const Upsert = strictObject({
  list_ids: optional(array(string())),
  contacts: pipe(
    array(
      strictObject({
        email: pipe(string(), maxLength(254)),
        first_name: name,
        last_name: name,
        custom_fields: optional(record(string(), string())),
      }),
    ),
    maxLength(30_000),
  ),
});

const Search = strictObject({ emails: pipe(array(string()), maxLength(100)) });

/** Dots in a row or before the `@`, and letters that are not ASCII, are refused. */
const isAddress = (email: string) =>
  /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) && !/[^ -~]|\.\.|\.@/.test(email);

/**
 * SendGrid's Marketing Contacts (tsg_mc_contacts_v3): 202 with a job id for accepted contacts, lower-cases addresses,
 * keeps omitted fields, rejects wrong keys and paths with its own messages.
 */
export async function startSendGrid(): Promise<SendGridStandIn> {
  const service: Omit<SendGridStandIn, 'url' | 'close'> = {
    calls: [],
    contacts: new Map(),
    lists: new Map(),
    trouble: [],
  };
  const server = createServer((request, response) => void serve(service, request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    ...service,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

async function serve(
  service: Omit<SendGridStandIn, 'url' | 'close'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url: path = '' } = request;
  const { authorization } = request.headers;
  const body = await readBody(request);
  service.calls.push({ method, path, authorization, body });
  const trouble = service.trouble.shift();
  if (trouble === 'hang up') return void request.socket.destroy();
  if (trouble?.afterMs !== undefined) await sleep(trouble.afterMs);
  const {
    status,
    headers = {},
    body: answer = '',
  } = trouble ?? work(service, method, path, authorization, body);
  const isText = typeof answer === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers });
  response.end(isText ? answer : JSON.stringify(answer));
}

function work(
  { contacts, lists }: Pick<SendGridStandIn, 'contacts' | 'lists'>,
  method: string,
  path: string,
  authorization: string | undefined,
  body: unknown,
): Trouble {
  if (authorization !== `Bearer ${SENDGRID_KEY}`) return complaint(401, 'authorization required');
  const idOf = (email: string) => `id-of-${email}`;
  const { pathname, searchParams } = new URL(path, 'http://sendgrid.test');
  if (pathname === '/v3/marketing/contacts/search/emails' && method === 'POST') {
    const asked = safeParse(Search, body);
    if (!asked.success) return complaint(400, 'emails is required', 'emails');
    if (!asked.output.emails.every(isAddress)) return complaint(400, 'email is invalid', 'emails');
    const result = asked.output.emails.flatMap((email) =>
      contacts.has(email) ? [[email, { contact: { ...contacts.get(email), id: idOf(email) } }]] : [],
    );
    if (result.length === 0) return complaint(404, 'contacts not found');
    return { status: 200, body: { result: Object.fromEntries(result) as object } };
  }
  const list = /^\/v3\/marketing\/lists\/([\w-]+)\/contacts$/.exec(pathname)?.[1];
  if (list !== undefined && method === 'DELETE') {
    const ids = (searchParams.get('contact_ids') ?? '').split(',');
    lists.set(
      list,
      (lists.get(list) ?? []).filter((email) => !ids.includes(idOf(email))),
    );
    return { status: 202, body: { job_id: 'job-removal' } };
  }
  if (pathname === '/v3/marketing/contacts' && method === 'DELETE') {
    const ids = (searchParams.get('ids') ?? '').split(',');
    for (const email of [...contacts.keys()]) if (ids.includes(idOf(email))) contacts.delete(email);
    return { status: 202, body: { job_id: 'job-removal' } };
  }
  if (path !== '/v3/marketing/contacts') return complaint(404, 'not found');
  if (method !== 'PUT') return complaint(405, 'method not allowed');
  const given = safeParse(Upsert, body);
  if (!given.success) return complaint(400, 'invalid request body', 'contacts');
  const { list_ids = [], contacts: sent } = given.output;
  if (list_ids.some((id) => id !== SENDGRID_LIST)) return complaint(400, 'list id is invalid', 'list_ids');
  for (const contact of sent) {
    const email = contact.email.toLowerCase();
    if (!isAddress(email)) return complaint(400, 'email is invalid', 'contacts.email');
    contacts.set(email, { ...contacts.get(email), ...contact, email });
    for (const id of list_ids) lists.set(id, [...new Set([...(lists.get(id) ?? []), email])]);
  }
  return { status: 202, body: { job_id: `job-${contacts.size}` } };
}

function complaint(status: number, message: string, field: string | null = null): Trouble {
  return { status, body: { errors: [{ message, ...(field === null ? {} : { field }) }] } };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
