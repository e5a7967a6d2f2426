import { readFileSync } from 'node:fs';
import { parse } from 'valibot';
import { Drawings } from './specs.js';
import { makePictures, tasksOf } from './studio.js';

/* `npm run pictures`: draws what `drawings.json` lists. No build, start or test draws anything. */

const DRAWINGS = 'tools/pictureStudio/drawings.json';
const GOODS = 'demo/pictures';
const SHOP_FRONT = 'public/pictures';
const MANIFEST = 'tools/pictureStudio/manifest.json';

const drawings = parse(Drawings, JSON.parse(readFileSync(DRAWINGS, 'utf8')));
const { drawn, kept } = await makePictures(tasksOf(drawings, GOODS, SHOP_FRONT), MANIFEST);
for (const path of drawn) console.log(path);
console.log(`Pictures: ${drawn.length} drawn, ${kept} kept`);
