import type { Caller } from '../../domain/account/identity.js';
import type { Confirmed } from '../actions/account/identity.js';
import { joinContact } from '../actions/account/joinContact.js';
import type { OpenBackend } from '../http/routing/route.js';
import { enter } from '../http/routing/enter.js';

/** Joins the contact account of the caller's session, then logs in. */
export async function joinAndEnter(
  backend: OpenBackend,
  { request, caller }: { request: Request; caller: Caller },
  confirmed: Confirmed,
): Promise<string[]> {
  await joinContact(backend, caller, confirmed.customer);
  return enter(backend, request, confirmed);
}
