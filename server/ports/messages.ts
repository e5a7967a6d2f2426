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

/** Sends messages to mobile numbers. Rejects if no service accepts the message. */
export interface MessagesPort {
  sendCode(message: CodeMessage): Promise<void>;
}
