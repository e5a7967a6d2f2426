import type { PageTree } from '../server/actions/markdown/pageTree.js';
import { landingTree } from './landing/server/landingTree.js';

/** What the server knows of trees of pages, by their directory in `pages/`. */
export const PAGE_TREES: Readonly<Record<string, PageTree>> = { landing: landingTree };
