/** `npm run build:tests`: builds what the browser tests open, with the settings that they expect. */
import { answerHelp } from '../../scripts/command/help.mjs';
import { run } from '../../scripts/setup.mjs';
import { CHAT_NUMBER } from './addresses.js';

answerHelp('npm run build:tests              # builds what the browser tests open');
process.env['WHATSAPP_NUMBER'] = CHAT_NUMBER;
run('npm', ['run', '--silent', 'build:platform']);
