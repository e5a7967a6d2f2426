import type { Server } from 'node:http';

/** Answers take less; a browser that keeps reading does not hold up a restart. */
const LONGEST_DRAIN_MS = 10_000;

/**
 * Stops accepting connections and waits until running requests are answered, at most ten seconds. Connections that wait
 * for a next request are closed at once.
 */
export function drain(server: Server, longestMs = LONGEST_DRAIN_MS): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.closeAllConnections();
    }, longestMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
