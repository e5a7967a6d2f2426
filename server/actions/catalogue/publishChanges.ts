import {
  CATEGORIES_TAG,
  CONTENT_TAG,
  LISTINGS_TAG,
  productTag,
  PRODUCTS_TAG,
} from '../../ports/shared/cacheTags.js';
import { CHANGES_GATHER_MS, PUBLISHING_MAX_MS } from '../../../domain/core/limits.js';
import type { Backend } from '../../ports/backend.js';

/** What has changed in the store; only a hint, because everything is read from the store again. */
export interface Changes {
  /** Ids; 0 means "too many to list". */
  products: number[];
  categories: number[];
  content: boolean;
}

/** More products than this are read as everything that has changed, and not one by one. */
export const NAMED_MAX = 100;

/** Names of the notes in which changes wait to be published. */
const NOTE = 'change ';
const PRODUCT_NOTE = `${NOTE}product `;
const CATEGORIES_NOTE = `${NOTE}categories`;
const CONTENT_NOTE = `${NOTE}content`;
/** Begins the note of a change that has been read from the store: only its pages are left. */
const READ_NOTE = `${NOTE}read `;
const NOTE_LIFE_S = 24 * 60 * 60;

/** Counted by the run that publishes; a run whose process died is given up after so long. */
const RUN = 'publishing';
const RUN_LEASE_S = 60;

/** Keeps changes until a run has published them, so that none is lost with its process. */
export async function noteChanges({ state }: Backend, changes: Changes): Promise<void> {
  await state.leaveNotes(toNotes(changes), NOTE_LIFE_S);
}

function toNotes({ products, categories, content }: Changes): string[] {
  return [
    ...products.map((id) => `${PRODUCT_NOTE}${id}`),
    ...(categories.length > 0 ? [CATEGORIES_NOTE] : []),
    ...(content ? [CONTENT_NOTE] : []),
  ];
}

/**
 * Publishes what is noted, if anything is. Over all instances there is one run at a time: it waits a moment for the rest
 * of a burst, takes all of it at once, and goes on while more has come or pages are left.
 */
export async function publishNoted(backend: Backend): Promise<void> {
  const { state } = backend;
  if (!(await state.hasNotes(NOTE))) return;
  const endsAtMs = Date.now() + PUBLISHING_MAX_MS;
  while ((await state.countEvent(RUN, RUN_LEASE_S)).count === 1) {
    try {
      await publishAll(backend, endsAtMs);
    } finally {
      await state.clearEvents(RUN);
    }
    // A change that was noted while the run ended has found it still there.
    const late = await state.takeNotes(NOTE);
    if (late.length === 0) return;
    await state.leaveNotes(late, NOTE_LIFE_S);
    if (Date.now() > endsAtMs) return;
  }
}

/** Publishes until no page is left: changes of the meantime first, then the pages that earlier ones have left. */
async function publishAll(backend: Backend, endsAtMs: number): Promise<void> {
  const { state, publishing, report } = backend;
  let left = 0;
  do {
    await new Promise((resolve) => setTimeout(resolve, CHANGES_GATHER_MS));
    const notes = await state.takeNotes(NOTE);
    if (notes.length > 0) left = await publish(backend, notes);
    else if (left > 0) left = await publishing.refresh([]);
  } while (left > 0 && Date.now() <= endsAtMs);
  if (left > 0) report('pages-not-renewed', new Error(`${left} addresses are left to their time`));
}

/** Pages that were not renewed are left to the next run, which reads the store for them only if this one could not. */
function noteAgain(
  { state }: Backend,
  changes: Changes,
  isRead: boolean,
): (error: unknown) => Promise<never> {
  const notes = toNotes(changes).map((note) => (isRead ? note.replace(NOTE, READ_NOTE) : note));
  return async (error) => {
    await state.leaveNotes(notes, NOTE_LIFE_S);
    throw error;
  };
}

function toChanges(notes: readonly string[]): Changes {
  const products = notes
    .filter((note) => note.startsWith(PRODUCT_NOTE))
    .map((note) => Number(note.slice(PRODUCT_NOTE.length)));
  return {
    products: products.includes(0) || products.length > NAMED_MAX ? [0] : [...new Set(products)],
    categories: notes.includes(CATEGORIES_NOTE) ? [0] : [],
    content: notes.includes(CONTENT_NOTE),
  };
}

/** Products and content first, because pages are regenerated from them after invalidation. */
async function publish(backend: Backend, notes: readonly string[]): Promise<number> {
  const { content, publishing, report } = backend;
  const unread = toChanges(notes.filter((note) => !note.startsWith(READ_NOTE)));
  const reads = [await readProducts(backend, unread)];
  if (unread.content)
    reads.push(await hasRead(content.refresh(), (error) => report('texts-not-refreshed', error)));
  const changes = toChanges(notes.map((note) => note.replace(READ_NOTE, NOTE)));
  return publishing.refresh(tagsOf(changes)).catch(noteAgain(backend, changes, reads.every(Boolean)));
}

async function hasRead(work: Promise<unknown>, report: (error: unknown) => void): Promise<boolean> {
  return work.then(
    () => true,
    (error: unknown) => {
      report(error);
      return false;
    },
  );
}

/** Whether the store could be read. */
async function readProducts({ store, report }: Backend, { products, categories }: Changes): Promise<boolean> {
  const isEverything = categories.length > 0 || products.includes(0);
  if (!isEverything && products.length === 0) return true;
  return hasRead(store.catalogue.refresh(isEverything ? undefined : products), (error) =>
    report('goods-not-refreshed', error),
  );
}

function tagsOf({ products, categories, content }: Changes): string[] {
  const tags = new Set<string>();
  if (content) tags.add(CONTENT_TAG);
  if (categories.length > 0) tags.add(CATEGORIES_TAG);
  if (categories.length > 0 || products.length > 0) tags.add(LISTINGS_TAG);
  if (categories.length > 0 || products.includes(0)) tags.add(PRODUCTS_TAG);
  else for (const id of products) tags.add(productTag(id));
  return [...tags];
}
