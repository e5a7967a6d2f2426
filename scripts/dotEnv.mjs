/** Loads `.env` if it exists; variables of the shell take precedence. Imported by commands, never by tests. */
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
