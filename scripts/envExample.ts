/** `npm run env-example`: writes `.env.example` from the settings' help. */
import { writeFileSync } from 'node:fs';
import { exampleOfEnv } from './exampleOfEnv.js';

writeFileSync('.env.example', exampleOfEnv());
