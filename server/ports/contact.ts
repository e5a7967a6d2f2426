/** A message from the contact form, with a phone number, an email address or both. */
export interface ContactMessage {
  name: string;
  /** E.164. */
  phone: string | null;
  email: string | null;
  message: string;
  /** Probably spam: it is stored, but no mail is sent. */
  isSuspect: boolean;
}

export interface StoredMessage extends ContactMessage {
  id: number;
  receivedAt: Date;
  /** null: no mail was sent, because none was due or because it failed. */
  mailedAt: Date | null;
}

/** Stores messages from the contact form. Every method may throw `store_unavailable`. */
export interface ContactPort {
  /** Stores the message. The same message on the same day (UTC) is stored once; `isNew` is then false. */
  keep(message: ContactMessage): Promise<{ id: number; isNew: boolean }>;
  markMailed(id: number): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<StoredMessage[]>;
  /** Those that nobody has answered and that are no spam: the newest first, and how many there are. */
  listUnanswered(since: Date, limit: number): Promise<{ messages: StoredMessage[]; count: number }>;
  /** Notes messages as answered; returns how many were not. */
  markAnswered(ids: readonly number[]): Promise<number>;
}
