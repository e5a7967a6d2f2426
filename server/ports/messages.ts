import type { Locale } from '../../domain/core/locale.js';

/** A one-time code for a mobile number. */
export interface CodeMessage {
  /** E.164 */
  phone: string;
  /** Digits only. */
  code: string;
  /** The code in a sentence, for services that send free text. */
  text: string;
  locale: Locale;
  /** 1, or more if the same browser has just requested codes for this number. */
  attempt: number;
}

/** A request to confirm a cash order. */
export interface ConfirmationMessage {
  /** E.164 */
  phone: string;
  locale: Locale;
  /** For a message with fixed text: first name, number of the order, total. */
  values: readonly [string, string, string];
  /** Returned by the service when the customer presses the button, and if the message cannot be delivered. */
  payload: string;
  /** The whole message with a code, for services without buttons. */
  text: string;
  /** 1, or more if an earlier message may not have been delivered. */
  attempt: number;
}

/** Sends messages to mobile numbers. Rejects if no service accepts the message. */
export interface MessagesPort {
  sendCode(message: CodeMessage): Promise<void>;
  sendConfirmation(message: ConfirmationMessage): Promise<void>;
}
