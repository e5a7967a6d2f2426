/** What belongs to a customer: it goes with them to another account, and ends with theirs. */
export interface CustomerRecords {
  /** Gives what one customer or guest has to another; may be repeated. */
  move(from: number, to: number): Promise<void>;
  forget(customerId: number): Promise<void>;
}

/** What an optional feature records of customers. */
export interface FeatureRecord extends CustomerRecords {
  /** What a customer has, as the export of the account shows it. */
  exported(customerId: number): Promise<unknown>;
}
