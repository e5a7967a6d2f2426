import { number, object, optional, safeParse, string } from 'valibot';
import { looseJson } from '../../../domain/core/looseJson.js';
import type {
  CodeMessage,
  ConfirmationMessage,
  MessageService,
  NewsKind,
  NewsMessage,
} from '../../ports/messages.js';
import { unreached } from '../../ports/shared/unreached.js';
import { OperatorProblem } from '../../ports/problem.js';

export interface WhatsAppOptions {
  /** Base address with the version of the Graph API: `https://graph.facebook.com/v25.0`. */
  url: string;
  token: string;
  phoneNumberId: string;
  /** Name of an approved template of the category "authentication". */
  template: string;
  /** Name of an approved utility template with a quick-reply button, for cash orders; null: none. */
  confirmTemplate: string | null;
  /** Names of approved templates with a link, for news of orders and of goods in stock. */
  newsTemplates: Partial<Record<NewsKind, string>>;
  /** The template's language by the shop's, where they differ, such as `ar_EG` for `ar`. */
  languages: Partial<Record<string, string>>;
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 8000;

const Refusal = object({ error: object({ code: number(), message: optional(string(), '') }) });

/**
 * Sends messages through the WhatsApp Cloud API: `POST /{phone number id}/messages` with a template, because free text is
 * only allowed to people who have just written. An authentication template takes the code twice: for its text and for
 * the button that copies it. Nothing is repeated here: the API has no idempotency key, and the customer can ask again.
 * Source of the contract: developers.facebook.com, WhatsApp Cloud API, "Authentication templates" and "Error codes".
 */
export function whatsAppMessages(options: WhatsAppOptions): MessageService {
  const numberAddress = `${options.url}/${options.phoneNumberId}`;
  const address = `${numberAddress}/messages`;
  const headers = { authorization: `Bearer ${options.token}`, 'content-type': 'application/json' };
  const request = async (method: 'POST' | 'GET', url: string, body: object) => {
    const text = JSON.stringify(body);
    const response = await fetch(url, {
      method,
      headers,
      body: method === 'POST' ? text : null,
      redirect: 'error',
      signal: AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw unreached('WhatsApp', error);
    });
    const reply = await response.text();
    if (!response.ok)
      throw new OperatorProblem(`WhatsApp responds with ${response.status}${reasonOf(reply)}`);
  };
  const send = (body: object) => request('POST', address, body);
  return {
    sendCode: (message) => send(codeBody(message, options)),
    // Reads what the account says of the shop's own number.
    rehearseCode: (message) => request('GET', numberAddress, codeBody(message, options)),
    sendConfirmation: (message) => send(confirmationBody(message, options)),
    sendNews: (message) => send(newsBody(message, options)),
    tellsOf: (kind) => options.newsTemplates[kind] !== undefined,
  };
}

function codeBody(message: CodeMessage, options: WhatsAppOptions): object {
  const parameters = [{ type: 'text', text: message.code }];
  return templateBody(message, options, options.template, [
    { type: 'body', parameters },
    { type: 'button', sub_type: 'url', index: '0', parameters },
  ]);
}

/** A failed delivery is reported with `biz_opaque_callback_data`, a pressed button with its payload. */
function confirmationBody(message: ConfirmationMessage, options: WhatsAppOptions): object {
  const { values, payload } = message;
  const components = [
    { type: 'body', parameters: values.map((text) => ({ type: 'text', text: singleLine(text) })) },
    { type: 'button', sub_type: 'quick_reply', index: '0', parameters: [{ type: 'payload', payload }] },
  ];
  const body = templateBody(message, options, options.confirmTemplate ?? '', components);
  return { ...body, biz_opaque_callback_data: payload };
}

/** The button's address is `https://shop.example/{{1}}`, of which the message has the end. */
function newsBody(message: NewsMessage, options: WhatsAppOptions): object {
  const { kind, values, path } = message;
  return templateBody(message, options, options.newsTemplates[kind] ?? '', [
    { type: 'body', parameters: values.map((text) => ({ type: 'text', text: singleLine(text) })) },
    { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: path }] },
  ]);
}

/** A parameter with a line break, a tab or more than four spaces is rejected. */
function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim() || '–';
}

function templateBody(
  { phone, locale }: Pick<CodeMessage, 'phone' | 'locale'>,
  { languages }: WhatsAppOptions,
  name: string,
  components: readonly object[],
): object {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: phone.replace('+', ''),
    type: 'template',
    template: { name, language: { code: languages[locale] ?? locale }, components },
  };
}

const HINTS: Readonly<Partial<Record<number, string>>> = {
  190: 'WHATSAPP_TOKEN has expired or is wrong',
  10: 'the token may not send messages',
  // The name of its setting would be redacted in the log as a possible secret.
  100: 'the id of the phone number is not one of this account',
  131026: 'the number is not on WhatsApp',
  131042: 'the account has a payment problem',
  131056: 'too many messages to this number',
  130429: 'too many messages at once',
  132000: 'the template takes other parameters than documented',
  132001:
    'there is no such template in this language: see WHATSAPP_LANGUAGES and the settings of the templates',
};

/** Only the code of an error decides; its text may change, and may repeat what was sent. */
function reasonOf(text: string): string {
  const result = safeParse(Refusal, looseJson(text));
  if (!result.success) return '';
  const { code } = result.output.error;
  const hint = HINTS[code];
  return ` and code ${code}${hint === undefined ? '' : `: ${hint}`}`;
}
