import { markdownReader } from '../../../server/actions/markdown/markdownReader.js';
import type { PageTree } from '../../../server/actions/markdown/pageTree.js';
import { findLanding } from './findLanding.js';
import { landingMarkdown } from './landingMarkdown.js';
import { landingOfQuery } from './landingOfQuery.js';
import { loadLanding } from './loadLanding.js';
import { placesOfLandings } from './sitemapOfLandings.js';

export const landingTree: PageTree = {
  load: loadLanding,
  findPath: async (backend, path) => (await findLanding(backend, path))?.path ?? null,
  listPlaces: placesOfLandings,
  pathOfSearch: landingOfQuery,
  readMarkdown: markdownReader(loadLanding, landingMarkdown),
};
