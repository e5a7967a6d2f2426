import { landingSettings } from './landing/server/landingSettings.js';

/** The settings of features. */
export const FEATURE_SETTINGS = { ...landingSettings };
