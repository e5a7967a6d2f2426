import type { Branch } from '../../domain/branches/branch.js';
import type {
  ContentPage,
  Draft,
  FaqEntry,
  HomeContent,
  NotFoundContent,
  ShopShell,
  Tip,
  TranslationOverrides,
} from '../../domain/content/content.js';

/** The content backend, maintained by editors. Every method may throw `ShopError('content_unavailable')`. */
export interface ContentPort {
  getShell(): Promise<ShopShell>;
  getHome(): Promise<HomeContent>;
  listPages(): Promise<ContentPage[]>;
  getPage(slug: string): Promise<ContentPage | null>;
  listFaq(): Promise<FaqEntry[]>;
  /** Newest first. */
  listTips(): Promise<Tip[]>;
  getTip(id: number): Promise<Tip | null>;
  findTipId(slug: string): Promise<number | null>;
  /**
   * The unpublished version of a page or article by the token of its signed link, never cached; null if there is none.
   * The caller has checked the token.
   */
  findDraft(token: string): Promise<Draft | null>;
  getNotFound(): Promise<NotFoundContent>;
  /** Branches with appointments, in the order in which they are shown; none for a shop without. */
  listBranches(): Promise<Branch[]>;
  getTranslations(): Promise<TranslationOverrides>;
  /** The operator's synonyms for searches, a line each; empty if there are none. */
  getSynonyms(): Promise<string>;
  /** Discards and reloads cached content. */
  refresh(): Promise<void>;
}
