import { randomUUID } from 'node:crypto';
import type { CodeMessage, MessageService, NewsKind } from '../../ports/messages.js';
import { unreached } from '../../ports/shared/unreached.js';
import { OperatorProblem } from '../../ports/problem.js';

export interface SmsGatewayOptions {
  /** Address with optional placeholders: `{phone}`, `{text}`, `{language}`, `{id}`. */
  url: string;
  /** Body with placeholders: JSON, XML or a form by its first character; null sends a GET. */
  body: string | null;
  headers: Record<string, string>;
  /** How the gateway writes a number. */
  phone: PhoneStyle;
  /** The gateway's name of each language, such as `1` for `en`; by default the shop's own. */
  languages: Partial<Record<string, string>>;
  /** The news that is sent by text message. */
  tellsOf: readonly NewsKind[];
  /** Matches the response to an accepted message: many gateways report errors with status 200. */
  accepted: RegExp;
  timeoutMs?: number;
}

/** `+201012345678`, `201012345678` or `01012345678` */
type PhoneStyle = '+20' | '20' | '0';

const DEFAULT_TIMEOUT_MS = 8000;
/** Responses are short; a longer one is a page for people. */
const RESPONSE_MAX_CHARS = 2000;

interface BodyKind {
  type: string;
  escape: (value: string) => string;
}

const JSON_BODY: BodyKind = {
  type: 'application/json',
  escape: (value) => JSON.stringify(value).slice(1, -1),
};
const XML_BODY: BodyKind = {
  type: 'application/xml',
  escape: (value) => value.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`),
};
const FORM_BODY: BodyKind = { type: 'application/x-www-form-urlencoded', escape: encodeURIComponent };

/**
 * Sends text messages through any gateway that takes one HTTP request per message, as Egypt's do: each has its own
 * address, format and sign of success, so all three are templates of the operator. Nothing is repeated, because a
 * gateway that did not answer may have sent the message.
 */
export function smsGatewayMessages(options: SmsGatewayOptions): MessageService {
  const { body, headers, accepted, tellsOf } = options;
  /** A gateway has no call that sends nothing, so that its server is only asked for its first page. */
  const request = async (message: TextMessage, isRehearsed: boolean) => {
    const values = valuesOf(message, options);
    const kind = kindOf(body ?? '');
    const filledBody = body === null ? null : filled(body, values, kind.escape);
    const address = filled(options.url, values, encodeURIComponent);
    const response = await fetch(isRehearsed ? new URL('/', address) : address, {
      method: isRehearsed ? 'HEAD' : body === null ? 'GET' : 'POST',
      headers: body === null ? headers : { 'content-type': kind.type, ...headers },
      body: isRehearsed ? null : filledBody,
      redirect: isRehearsed ? 'manual' : 'error',
      signal: AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw unreached('The SMS gateway', error);
    });
    return { response, text: (await response.text()).slice(0, RESPONSE_MAX_CHARS) };
  };
  const send = async (message: TextMessage) => {
    const { response, text } = await request(message, false);
    if (response.ok && accepted.test(text)) return;
    const why = response.ok ? 'a response that SMS_ACCEPTED does not match' : `${response.status}`;
    throw new OperatorProblem(`The SMS gateway responds with ${why}`);
  };
  return {
    sendCode: send,
    rehearseCode: async (message) => {
      await request(message, true);
    },
    sendConfirmation: send,
    sendNews: send,
    tellsOf: (kind) => tellsOf.includes(kind),
  };
}

type TextMessage = Pick<CodeMessage, 'phone' | 'text' | 'locale'>;

function valuesOf(
  { phone, text, locale }: TextMessage,
  { phone: style, languages }: SmsGatewayOptions,
): Record<string, string> {
  return {
    phone: phone.replace('+20', style),
    text,
    language: languages[locale] ?? locale,
    id: randomUUID(),
  };
}

function filled(template: string, values: Record<string, string>, escape: (value: string) => string): string {
  return template.replace(/\{(phone|text|language|id)\}/g, (_place, name: string) =>
    escape(values[name] ?? ''),
  );
}

function kindOf(body: string): BodyKind {
  if (/^\s*[{[]/.test(body)) return JSON_BODY;
  return /^\s*</.test(body) ? XML_BODY : FORM_BODY;
}
