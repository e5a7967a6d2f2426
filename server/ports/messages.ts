import type { Locale } from '../../domain/core/locale.js';
import type { STOCK_NEWS } from '../../domain/catalogue/stockRequests/stockRequest.js';
import type { LetterKind } from '../../domain/order/notices.js';
import { OperatorProblem } from './problem.js';

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

/** What can be told without being asked for at that moment. */
export type NewsKind = LetterKind | typeof STOCK_NEWS;

/** News of an order, to the number with which it was placed, or of goods that somebody waits for. */
export interface NewsMessage {
  /** E.164 */
  phone: string;
  locale: Locale;
  kind: NewsKind;
  /**
   * For a message with fixed text. Of an order: first name, its number, and its total or the carrier; of goods: name and
   * price.
   */
  values: readonly string[];
  /** Path and query of the page that it leads to, without the leading slash. */
  path: string;
  /** The whole message, for services that send free text. */
  text: string;
}

/** The service did not answer in time: it may have sent the message. */
export class UnansweredMessage extends OperatorProblem {}

/** Sends messages to mobile numbers. Rejects if no service accepts the message. */
export interface MessagesPort {
  sendCode(message: CodeMessage): Promise<void>;
  sendConfirmation(message: ConfirmationMessage): Promise<void>;
  /** Rejects with `UnansweredMessage` if the message may have been sent. */
  sendNews(message: NewsMessage): Promise<void>;
  /** Whether a service sends messages of this kind. */
  tellsOf(kind: NewsKind): boolean;
}
