import { runCommand, withDatabase } from '../command/runCommand.js';
import { moderateReviews, REVIEWS_USAGE } from './moderateReviews.js';

/* `npm run reviews`: moderates the reviews of the embedded shop. A WooCommerce store moderates its own. */

await runCommand(REVIEWS_USAGE, (args) =>
  withDatabase(
    (database) => moderateReviews(args, database, console.log),
    'Reviews of this shop are moderated in WordPress: Products → Reviews.',
  ),
);
