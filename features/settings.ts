import { landingSettings } from './landing/server/landingSettings.js';
import { offlineSettings } from './offline/server/offlineSettings.js';

/** The settings of features. */
export const FEATURE_SETTINGS = { ...landingSettings, ...offlineSettings };
