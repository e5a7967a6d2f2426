import { object, parse, record, string } from 'valibot';
import { ICON_ROTATION_MS, ICON_SERVICE_TIMEOUT_MS, ICON_TIMEOUT_MS } from '../../domain/core/limits.js';
import { apiAddress } from '../core/api.js';
import { createListeners } from '../storage/listeners.js';

const SERVICE = 'https://api.iconify.design';
const PREFIX = 'tabler';
const NAME = /^[a-z0-9-]+$/;

/** Icon bodies come from an external service: allow only shapes, without event handlers or references. */
const DRAWING =
  /^(?:<(?:path|circle|rect|ellipse|line|polyline|polygon|g)(?: (?!on|href)[a-z-]+="[^"<>]*")*\s*\/?>|<\/(?:path|g)>)+$/;

const Batch = object({ prefix: string(), icons: record(string(), object({ body: string() })) });

type Drawings = Record<string, { body: string }>;

const drawings = new Map<string, string | null>();
const listeners = createListeners();

/** Subscribes to newly loaded icons. Returns the unsubscribe function. */
export const onIconsChange = listeners.subscribe;

let wanted: string[] = [];

/** The SVG markup of an icon; null if it is not loaded or does not exist. */
export function iconDrawing(name: string): string | null {
  return drawings.get(name) ?? null;
}

/** Requests an icon once; requests in the same tick are batched. */
export function requestIcon(name: string): void {
  if (drawings.has(name) || !NAME.test(name)) return;
  drawings.set(name, null);
  if (wanted.length === 0) setTimeout(() => void fetchRequested());
  wanted.push(name);
}

async function fetchRequested(): Promise<void> {
  const names = wanted;
  wanted = [];
  const icons = await fetchFromEither(`${PREFIX}.json?icons=${names.join(',')}`).catch((): Drawings => ({}));
  for (const name of names) {
    const body = icons[name]?.body ?? '';
    drawings.set(name, DRAWING.test(body) ? body : null);
  }
  listeners.notify();
}

/** The shop's own response; if it fails or is slow, whichever of it and the public service answers first. */
async function fetchFromEither(path: string): Promise<Drawings> {
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
