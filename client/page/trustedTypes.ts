import { SERVICE_WORKER } from '../../features/facts.js';

/** No text or drawing of the shop has one of these, so that HTML with them is somebody else's. */
const FOREIGN = /<(?:base|embed|iframe|object|script)\b/i;

/**
 * The only policy of the page's scripts: browsers that enforce Trusted Types take HTML and addresses of scripts from
 * nowhere else. HTML comes from the server, which has sanitised it, or from the shop's own functions.
 */
const policy = globalThis.trustedTypes?.createPolicy('shop', {
  createHTML: (html) => {
    if (FOREIGN.test(html)) throw new TypeError('HTML of the shop has no scripts and frames');
    return html;
  },
  createScriptURL: (address) => {
    if (address !== SERVICE_WORKER) throw new TypeError(`${address} is no script of the shop`);
    return address;
  },
});

/** HTML for the browser; on the server the text itself. */
function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** HTML as the content of an element, for `dangerouslySetInnerHTML`. */
export function innerHtml(html: string): { __html: string } {
  return { __html: trustedHtml(html) };
}

/** Address of the service worker. */
export function workerAddress(): string | undefined {
  return SERVICE_WORKER === undefined
    ? undefined
    : (policy?.createScriptURL(SERVICE_WORKER) ?? SERVICE_WORKER);
}
