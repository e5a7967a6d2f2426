/** A wrong or missing setting: one line that names the variable, what it must be and where to find it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Throws if only some of a group of settings is set, or if none is set although another setting requires them. */
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
