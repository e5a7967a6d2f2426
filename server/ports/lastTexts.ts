/**
 * The texts that were last read from a content backend, so that they outlive the process. Neither method throws: a
 * shop that cannot keep its texts reads them again.
 */
export interface LastTexts {
  /** null where nothing is kept from this source, or cannot be read. */
  read(source: string): Promise<unknown>;
  /** Replaces what is kept, of whatever source. */
  write(source: string, texts: unknown): Promise<void>;
}
