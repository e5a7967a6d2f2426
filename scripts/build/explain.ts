/** An operator's mistake is reported in one line; an error of our own keeps its stack trace. */
export function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.cause instanceof Error && error.cause.name === 'OperatorProblem') return error.cause.message;
  const isTheirs = ['DatabaseFileError', 'ConfigurationError', 'DemoError'].includes(error.name);
  return isTheirs ? error.message : (error.stack ?? error.message);
}
