export interface Mail {
  to: string;
  /** Reply-To address, if not the shop. */
  replyTo?: { name: string; address: string };
  subject: string;
  /** Plain text; lines end in `\n`. */
  text: string;
  /** The same as an HTML document; not every way of sending mail can send it. */
  html?: string;
  /** Where the receiver stops letters of this kind with one request (RFC 8058); absent in all other letters. */
  stopUrl?: string;
  /** `<order-10001@shop.example>`: the same for every repeat of a message; a random one if absent. */
  messageId?: string;
}

/** Sends mail. Rejects if the server does not accept the message. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
  /** Does the same work as `send` without sending, so that timing does not reveal whether an account exists. */
  rehearse(mail: Mail): Promise<void>;
}
