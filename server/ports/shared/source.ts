/** Where a request comes from, for counters of what strangers may do. */
export interface Source {
  /** An IPv4 address, or the /64 network of an IPv6 address. */
  network: string;
  /** The id of this browser if the customer has logged in with it since this session epoch; otherwise null. */
  deviceOf: (customer: { id: number; epoch: number }) => Promise<string | null>;
  /** The id of this browser if any customer has logged in with it; otherwise null. */
  device: () => Promise<string | null>;
}
