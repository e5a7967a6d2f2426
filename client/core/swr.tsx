import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { ShopError } from '../../domain/core/errors.js';

const MOST_RETRIES = 3;

/** One SWR cache for the page, revalidated on focus and reconnection. */
export function SwrProvider({ children }: { children: ReactNode }) {
  return <SWRConfig value={CONFIG}>{children}</SWRConfig>;
}

const CONFIG = {
  revalidateOnFocus: true,
  errorRetryCount: MOST_RETRIES,
  /** Only an outage is worth a retry; a refusal stays a refusal. */
  shouldRetryOnError: (error: unknown) => !(error instanceof ShopError) || error.status >= 500,
};
