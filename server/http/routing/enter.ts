import type { OpenBackend } from './route.js';

/** The cookies of a session that begins by a login, which also mark the browser as one of the customer's devices. */
export async function enter(
  { sessions, devices }: OpenBackend,
  request: Request,
  { customer: { id }, epoch }: { customer: { id: number }; epoch: number },
): Promise<string[]> {
  const session = await sessions.begin(request, { kind: 'customer', id, epoch });
  return [...session, await devices.remember(request, { id, epoch })];
}
