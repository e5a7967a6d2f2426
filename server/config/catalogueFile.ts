/**
 * Where the build writes the catalogue file (`docs/decisions/018-catalogue-file.md`). The local server reads it here; the
 * functions of a deployment contain it at the same path.
 */
export const CATALOGUE_FILE = 'dist/server/catalogue.db';
