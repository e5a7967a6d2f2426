/** Loads `.env` where there is one; what the shell sets goes first. Imported by commands, never by tests. */
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
