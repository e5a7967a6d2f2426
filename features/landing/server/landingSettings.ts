import { wholeNumber } from '../../../server/config/settings/kinds.js';
import { defineSettings } from '../../../server/config/settings/setting.js';

export const landingSettings = defineSettings({
  PRERENDER_LANDING_PAGES: {
    schema: wholeNumber(0, 'must be a whole number: how many landing pages the build prerenders'),
    help: 'Prerenders that many landing pages of sizes, brands and cars in each language, those with most products first; the others are rendered on demand. 60 by default.',
    example: '200',
    default: 60,
    neededBy: ['build'],
  },
});
