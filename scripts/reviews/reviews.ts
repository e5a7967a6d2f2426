import { runCommand, withDatabase } from '../command/runCommand.js';
import { REVIEWS } from './moderateReviews.js';

/* `npm run reviews`: moderates the reviews of the embedded shop. A WooCommerce store moderates its own. */

await runCommand(
  REVIEWS,
  withDatabase('Reviews of this shop are moderated in WordPress: Products → Reviews.'),
);
