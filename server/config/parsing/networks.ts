import { BlockList, isIP } from 'node:net';

const BITS = { 4: 32, 6: 128 } as const;
/** A larger network would trust strangers, so that they could choose their own addresses. */
const FEWEST_BITS = { 4: 8, 6: 7 } as const;

/** Parses IP addresses and networks in CIDR notation, separated by commas; null if one is invalid. */
export function readNetworks(text: string): BlockList | null {
  const networks = new BlockList();
  return text.split(',').every((entry) => addNetwork(networks, entry.trim())) ? networks : null;
}

function addNetwork(networks: BlockList, entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || rest.length > 0) return false;
  const bits = prefix === undefined ? BITS[version] : Number(prefix);
  if (prefix !== undefined && !/^\d{1,3}$/.test(prefix)) return false;
  if (bits < FEWEST_BITS[version] || bits > BITS[version] || isAllOfIpv4(address, bits)) return false;
  networks.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
  return true;
}

/** Whether a network contains every IPv4 address in its IPv6 form, `::ffff:192.0.2.1`. */
function isAllOfIpv4(address: string, bits: number): boolean {
  if (isIP(address) === 4) return false;
  const network = new BlockList();
  network.addSubnet(address, bits, 'ipv6');
  return network.check('0.0.0.0') && network.check('255.255.255.255');
}
