import type {
  ContentPage,
  FaqEntry,
  HomeContent,
  NotFoundContent,
  ShopShell,
  Tip,
  TranslationOverrides,
} from '../../domain/content/content.js';

/** The content backend: what editors write. Every method may throw `ShopError('content_unavailable')`. */
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
  getNotFound(): Promise<NotFoundContent>;
  getTranslations(): Promise<TranslationOverrides>;
  /** Reads anew what is remembered. */
  refresh(): Promise<void>;
}
