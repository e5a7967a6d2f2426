import { wordpressContent } from '../../server/adapters/wordpress/content.js';
import { recordedWordPress, SITE_URL } from '../support/wordpressReader.js';
import { describeContentContract } from './content.contract.js';

describeContentContract('WordPress', () =>
  Promise.resolve({
    content: wordpressContent({
      reader: recordedWordPress(),
      siteUrl: SITE_URL,
      listCategories: () => Promise.resolve([]),
    }),
    close: () => undefined,
  }),
);
