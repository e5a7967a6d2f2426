export interface Mail {
  to: string;
  /** Whom an answer goes to, if not to the shop. */
  replyTo?: { name: string; address: string };
  subject: string;
  /** Plain text; lines end in `\n`. */
  text: string;
}

/** Sends the shop's letters. Rejects where the server does not take one. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
  /** Takes as much work as sending and sends nothing, where nobody may see whether there is anybody to write to. */
  rehearse(mail: Mail): Promise<void>;
}
