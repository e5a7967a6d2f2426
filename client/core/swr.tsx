import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { ShopError } from '../../domain/core/errors.js';

const MOST_RETRIES = 3;

/** One cache for what is on screen, kept fresh on focus and reconnection; it lives as long as the page. */
export function SwrProvider({ children }: { children: ReactNode }) {
  return <SWRConfig value={CONFIG}>{children}</SWRConfig>;
}

const CONFIG = {
  revalidateOnFocus: true,
  errorRetryCount: MOST_RETRIES,
  /** What was refused stays refused; only an outage is worth asking again. */
  shouldRetryOnError: (error: unknown) => !(error instanceof ShopError) || error.status >= 500,
};
