import { object, parse, record, string } from 'valibot';
import { ICON_ROTATION_MS, ICON_SERVICE_TIMEOUT_MS, ICON_TIMEOUT_MS } from '../../domain/core/limits.js';
import { apiAddress } from '../core/api.js';
import { createListeners } from '../core/listeners.js';

const SERVICE = 'https://api.iconify.design';
const PREFIX = 'tabler';
const NAME = /^[a-z0-9-]+$/;

/** Drawings come from elsewhere: shapes and nothing else, without handlers or references. */
const DRAWING =
  /^(?:<(?:path|circle|rect|ellipse|line|polyline|polygon|g)(?: (?!on|href)[a-z-]+="[^"<>]*")*\s*\/?>|<\/(?:path|g)>)+$/;

const Batch = object({ prefix: string(), icons: record(string(), object({ body: string() })) });

type Drawings = Record<string, { body: string }>;

const drawings = new Map<string, string | null>();
const listeners = createListeners();

/** Calls back when more drawings are known. Answers how to stop. */
export const onIconsChange = listeners.subscribe;

let wanted: string[] = [];

/** What an icon is drawn with; null while it is not known, and where there is none of that name. */
export function iconDrawing(name: string): string | null {
  return drawings.get(name) ?? null;
}

/** Asks for an icon, once, together with all others that are wanted at the same time. */
export function wantIcon(name: string): void {
  if (drawings.has(name) || !NAME.test(name)) return;
  drawings.set(name, null);
  if (wanted.length === 0) setTimeout(() => void fetchWanted());
  wanted.push(name);
}

async function fetchWanted(): Promise<void> {
  const names = wanted;
  wanted = [];
  const icons = await askBoth(`${PREFIX}.json?icons=${names.join(',')}`).catch((): Drawings => ({}));
  for (const name of names) {
    const body = icons[name]?.body ?? '';
    drawings.set(name, DRAWING.test(body) ? body : null);
  }
  listeners.tell();
}

/** The shop's own answer, or, where it fails or is late, whichever answer comes first. */
async function askBoth(path: string): Promise<Drawings> {
  const own = ask(apiAddress(`/icons/${path}`), ICON_TIMEOUT_MS);
  const first = await Promise.race([own.catch(() => null), wait(ICON_ROTATION_MS)]);
  return first ?? Promise.any([own, ask(`${SERVICE}/${path}`, ICON_SERVICE_TIMEOUT_MS)]);
}

async function ask(url: string, timeoutMs: number): Promise<Drawings> {
  const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return parse(Batch, await response.json()).icons;
}

function wait(ms: number): Promise<null> {
  return new Promise((done) => {
    setTimeout(() => done(null), ms);
  });
}
