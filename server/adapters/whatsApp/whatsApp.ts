import { number, object, optional, safeParse, string } from 'valibot';
import { looseJson } from '../../../domain/core/looseJson.js';
import type { CodeMessage, MessagesPort } from '../../ports/messages.js';
import { OperatorProblem } from '../../ports/problem.js';

export interface WhatsAppOptions {
  /** Base address with the version of the Graph API: `https://graph.facebook.com/v25.0`. */
  url: string;
  token: string;
  phoneNumberId: string;
  /** Name of an approved template of the category "authentication". */
  template: string;
  /** The template's language by the shop's, where they differ, such as `ar_EG` for `ar`. */
  languages: Partial<Record<string, string>>;
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 8000;

const Refusal = object({ error: object({ code: number(), message: optional(string(), '') }) });

/**
 * Sends codes through the WhatsApp Cloud API: `POST /{phone number id}/messages` with a template, because free text is
 * only allowed to people who have just written. An authentication template takes the code twice: for its text and for
 * the button that copies it. Nothing is repeated here: the API has no idempotency key, and the customer can ask again.
 * Source of the contract: developers.facebook.com, WhatsApp Cloud API, "Authentication templates" and "Error codes".
 */
export function whatsAppMessages(options: WhatsAppOptions): MessagesPort {
  const address = `${options.url}/${options.phoneNumberId}/messages`;
  const headers = { authorization: `Bearer ${options.token}`, 'content-type': 'application/json' };
  return {
    async sendCode(message) {
      const response = await fetch(address, {
        method: 'POST',
        headers,
        body: JSON.stringify(bodyOf(message, options)),
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS),
      }).catch((error: unknown) => {
        throw new OperatorProblem(
          `WhatsApp cannot be reached (${error instanceof Error ? error.name : 'unknown'})`,
        );
      });
      const text = await response.text();
      if (!response.ok)
        throw new OperatorProblem(`WhatsApp responds with ${response.status}${reasonOf(text)}`);
    },
  };
}

function bodyOf({ phone, code, locale }: CodeMessage, { template, languages }: WhatsAppOptions): object {
  const parameters = [{ type: 'text', text: code }];
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: phone.replace('+', ''),
    type: 'template',
    template: {
      name: template,
      language: { code: languages[locale] ?? locale },
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ],
    },
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
  132000: 'the template takes other parameters: it must be an authentication template',
  132001: 'there is no such template in this language: see WHATSAPP_CODE_TEMPLATE and WHATSAPP_LANGUAGES',
};

/** Only the code of an error decides; its text may change, and may repeat what was sent. */
function reasonOf(text: string): string {
  const result = safeParse(Refusal, looseJson(text));
  if (!result.success) return '';
  const { code } = result.output.error;
  const hint = HINTS[code];
  return ` and code ${code}${hint === undefined ? '' : `: ${hint}`}`;
}
