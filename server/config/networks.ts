import { BlockList, isIP } from 'node:net';

const BITS = { 4: 32, 6: 128 } as const;

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
  // A prefix of 0 would trust everybody, so that every caller could choose its own address.
  if (bits < 1 || bits > BITS[version]) return false;
  networks.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
  return true;
}
