/** What happens to what a notice of a feature is about: statements without their `WHERE`, in the notice's transaction. */
export interface NoticeEnds {
  /** When the notice has ended. */
  forget: string;
  /** When it is withdrawn. */
  waitAgain: string;
}

/** What an optional feature records of customers. */
export interface FeatureRecord {
  /** Gives what one customer or guest has to another; may be repeated. */
  move(from: number, to: number): Promise<void>;
  forget(customerId: number): Promise<void>;
  /** What a customer has, as the export of the account shows it. */
  exported(customerId: number): Promise<unknown>;
}
