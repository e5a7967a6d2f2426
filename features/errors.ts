import { stockErrors } from './stockRequests/domain/errors.js';

/** The error codes of features, with their HTTP status. */
export const FEATURE_ERRORS = { ...stockErrors };
