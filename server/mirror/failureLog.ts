/** Logs that the mirror could not be refreshed in the background, once until the reason changes or it succeeds. */
export interface FailureLog {
  report(error: unknown): void;
  forget(): void;
}

/** See `FailureLog`. */
export function createFailureLog(
  report: (event: string, error: unknown) => void = () => undefined,
): FailureLog {
  let told: string | null = null;
  return {
    report(error) {
      const reason = reasonOf(error);
      if (reason !== told) report('mirror-refresh-failed', error);
      told = reason;
    },
    forget() {
      told = null;
    },
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
