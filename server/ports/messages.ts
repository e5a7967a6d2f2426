import type { Locale } from '../../domain/core/locale.js';
import type { FEATURE_NEWS } from '../../features/rules.js';
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

/**
 * Messages cost money, so the operator has a budget for a day. A part of it is for customers who have proven their number:
 * strangers cannot use that up.
 */
export type BudgetShare = 'proven' | 'anyone';

/** A message with the part of the budget that pays for it. */
export type Budgeted<Message> = Message & { share: BudgetShare };

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
export type NewsKind = LetterKind | (typeof FEATURE_NEWS)[number];

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

/** A service that sends messages to mobile numbers. Rejects if the message is not accepted. */
export interface MessageService {
  sendCode(message: CodeMessage): Promise<void>;
  /** Does the work of sending to a number that nobody has, so that the time does not reveal it; sends nothing. */
  rehearseCode(message: CodeMessage): Promise<void>;
  sendConfirmation(message: ConfirmationMessage): Promise<void>;
  /** Rejects with `UnansweredMessage` if the message may have been sent. */
  sendNews(message: NewsMessage): Promise<void>;
  /** Whether a service sends messages of this kind. */
  tellsOf(kind: NewsKind): boolean;
}

/** Sends within the operator's budget; rejects with `messages_used_up` beyond it. */
export interface MessagesPort extends MessageService {
  sendCode(message: Budgeted<CodeMessage>): Promise<void>;
  sendConfirmation(message: Budgeted<ConfirmationMessage>): Promise<void>;
  isUsedUp(share: BudgetShare): Promise<boolean>;
}

/** Flag of a budget that was used up, for the operator's daily mail. */
export const BUDGET_NOTE = 'message budget used up';
