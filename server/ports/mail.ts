export interface Mail {
  to: string;
  subject: string;
  /** Plain text; lines end in `\n`. */
  text: string;
}

/** Sends the shop's letters. Rejects where the server does not take one. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
}
