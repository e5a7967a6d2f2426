/** A wrong or missing setting: one line that names the variable, what it must be and where to find it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Throws where some of what belongs together is set, or something else that makes it wanted, and the rest is not. */
export function refuseHalf<Name extends string>(
  settings: Partial<Record<Name, unknown>>,
  set: readonly Name[],
  hint: string,
  isWanted = false,
): void {
  const missing = set.filter((name) => settings[name] === undefined);
  if (missing.length === set.length && !isWanted) return;
  throw new ConfigurationError(`${missing.join(' and ')} must be set too: ${hint}`);
}
