/** Runs the output of `npm run build:platform` on the port PORT. */
import { openPlatform } from './platformServer.js';

const { server } = openPlatform();
server.listen(Number(process.env['PORT']), () => console.log('The platform is running'));
process.on('SIGTERM', () => process.exit(0));
