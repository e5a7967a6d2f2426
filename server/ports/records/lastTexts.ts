/**
 * The texts last read from a content backend, stored so that they outlive the process. Neither method throws: if
 * storing fails, the texts are read again.
 */
export interface LastTexts {
  /** null if nothing is stored for this source, or it cannot be read. */
  read(source: string): Promise<unknown>;
  /** Replaces the stored texts, whatever their source. */
  write(source: string, texts: unknown): Promise<void>;
}
