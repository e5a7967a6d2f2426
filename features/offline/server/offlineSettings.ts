import { onOff } from '../../../server/config/settings/kinds.js';
import { defineSettings } from '../../../server/config/settings/setting.js';

export const offlineSettings = defineSettings({
  SERVICE_WORKER: {
    schema: onOff,
    help: '`off` removes the service worker, with the pages that it has kept, from every browser at its next visit.',
    example: 'off',
    default: true,
    neededBy: ['build'],
  },
});
