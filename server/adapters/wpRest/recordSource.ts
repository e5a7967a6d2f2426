import type { RecordSource } from '../../ports/shared/records/describeFaults.js';

/** Records in the answers of the WordPress at this address. */
export function wordpressRecords(siteUrl: string): RecordSource {
  const site = siteUrl.replace(/\/$/, '');
  return {
    reason: "it is answered in another form than WooCommerce's or WordPress's",
    mend: (path) => `Mend it at ${site}${path}, or find the plugin that changes REST answers`,
  };
}
