import type { BuildStep } from '../scripts/build/buildStep.js';
import { writeServiceWorker } from './offline/build/serviceWorker.js';

/** What features add to the built site, after its pages. */
export const BUILD_STEPS: readonly BuildStep[] = [writeServiceWorker];
