/** What somebody wrote to the shop; at least one of phone and email is there. */
export interface ContactMessage {
  name: string;
  /** E.164. */
  phone: string | null;
  email: string | null;
  message: string;
  /** A robot probably wrote it: it is kept, but nobody is disturbed. */
  isSuspect: boolean;
}

export interface KeptMessage extends ContactMessage {
  id: number;
  receivedAt: Date;
  /** null: no letter went out, because none was to or because it failed. */
  mailedAt: Date | null;
}

/** Where messages from the contact form are kept. Every method may throw `store_unavailable`. */
export interface ContactPort {
  /** Keeps the message. The same one on the same day (UTC) is kept once: then `isNew` is false. */
  keep(message: ContactMessage): Promise<{ id: number; isNew: boolean }>;
  markMailed(id: number): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<KeptMessage[]>;
}
