export interface Mail {
  to: string;
  /** Reply-To address, if not the shop. */
  replyTo?: { name: string; address: string };
  subject: string;
  /** Plain text; lines end in `\n`. */
  text: string;
}

/** Sends mail. Rejects if the server does not accept the message. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
  /** Does the same work as `send` without sending, so that timing does not reveal whether an account exists. */
  rehearse(mail: Mail): Promise<void>;
}
