/** Loads `.env` if it exists; variables of the shell take precedence. Imported by commands, never by tests. */
import { existsSync } from 'node:fs';
import { requireNode } from './setup.mjs';

requireNode();
if (existsSync('.env')) process.loadEnvFile('.env');
