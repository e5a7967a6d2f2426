import type { Server } from 'node:net';
import { ALL_CONNECTIONS, NETWORK_CONNECTIONS } from '../../domain/core/limits.js';
import { carriesManyClients } from '../../server/http/network/clientAddress.js';
import { networkOf } from '../../server/http/network/rateLimits.js';

/** Closes connections at once that one network, other than a proxy's, opens above its limit, and any above that of all. */
export function limitConnections(
  server: Server,
  { isShared = carriesManyClients, most = NETWORK_CONNECTIONS, mostOfAll = ALL_CONNECTIONS } = {},
): void {
  const open = new Map<string, number>();
  server.maxConnections = mostOfAll;
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isShared(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = open.get(network) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
