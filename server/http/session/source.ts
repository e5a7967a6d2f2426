import type { Source } from '../../ports/shared/source.js';
import type { Devices } from './devices.js';
import { networkOf } from '../network/rateLimits.js';

/** Where a request comes from. */
export function sourceOf(
  { devices }: { devices: Devices },
  { request, clientAddress }: { request: Request; clientAddress: string },
): Source {
  return {
    network: networkOf(clientAddress),
    deviceOf: (customer) => devices.recognise(request, customer),
    device: () => devices.idOf(request),
  };
}
