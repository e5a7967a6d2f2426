import { testSchedules } from './testSchedules.js';

await testSchedules('embedded');
