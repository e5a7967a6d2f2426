import { SourceMap } from 'node:module';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { answerHelp } from './command/help.mjs';

const PAGES = ['product/variable/@id', 'index', 'category/@id', 'cart', 'checkout'];
/** Smaller parts are reported as one sum. */
const SMALLEST_SHARE_BYTES = 100;

/** `npm run bundle-report`: what a browser loads to open a page, by file and by source, gzipped. */
async function main(): Promise<void> {
  const result = await build({ logLevel: 'error', build: { sourcemap: 'hidden', write: false } });
  const output = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const weigh = createScale();
  for (const page of PAGES) printPage(page, filesOf(chunks, page).map(weigh));
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The files of the entry and the page with all their static imports. */
function filesOf(chunks: Chunks, page: string): Rolldown.OutputChunk[] {
  const files = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || files.has(chunk)) return;
    files.add(chunk);
    for (const name of chunk.imports) add(chunks.get(name));
  };
  for (const chunk of chunks.values()) {
    const isPage = chunk.moduleIds.some((id) => id.endsWith(`/pages/${page}/+Page.tsx`));
    if (chunk.isEntry || isPage) add(chunk);
  }
  return [...files];
}

interface Weight {
  name: string;
  bytes: number;
  /** Bytes by package or file; a file's gzip size is divided in proportion to minified length. */
  shares: Map<string, number>;
}

function createScale(): (chunk: Rolldown.OutputChunk) => Weight {
  const known = new Map<Rolldown.OutputChunk, Weight>();
  return (chunk) => {
    const weight = known.get(chunk) ?? weighChunk(chunk);
    known.set(chunk, weight);
    return weight;
  };
}

function weighChunk({ fileName, name, code, map }: Rolldown.OutputChunk): Weight {
  const bytes = gzipSync(code, { level: 9 }).byteLength;
  const sources = new SourceMap(map as unknown as ConstructorParameters<typeof SourceMap>[0]);
  const shares = new Map<string, number>();
  for (const [row, line] of code.split('\n').entries()) {
    for (let column = 0; column < line.length; column++) {
      const entry = sources.findEntry(row, column);
      const source = 'originalSource' in entry ? entry.originalSource : undefined;
      const origin = source === undefined ? 'bundler runtime' : originOf(source);
      shares.set(origin, (shares.get(origin) ?? 0) + bytes / code.length);
    }
  }
  return { name: `${name} (${fileName})`, bytes, shares };
}

/** A package's name, or a file's path in the project. */
function originOf(source: string): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(source)?.[1];
  return inPackage ?? source.replace(/^(?:\.\.\/)+/, '');
}

function printPage(page: string, weights: Weight[]): void {
  const sum = new Map<string, number>();
  for (const { shares } of weights) {
    for (const [origin, bytes] of shares) sum.set(origin, (sum.get(origin) ?? 0) + bytes);
  }
  const total = weights.reduce((bytes, weight) => bytes + weight.bytes, 0);
  console.log(`\n${page}: ${kilobytes(total)} in ${weights.length} files`);
  for (const { name, bytes } of weights) console.log(`  ${kilobytes(bytes)}  ${name}`);
  const shares = [...sum].sort(([, one], [, other]) => other - one);
  for (const [origin, bytes] of shares) {
    if (bytes >= SMALLEST_SHARE_BYTES) console.log(`    ${kilobytes(bytes)}  ${origin}`);
  }
  const rest = shares.reduce((bytes, [, share]) => bytes + (share < SMALLEST_SHARE_BYTES ? share : 0), 0);
  console.log(`    ${kilobytes(rest)}  everything smaller`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}

answerHelp('npm run bundle-report            # JavaScript of each page, by file and source');
await main();
