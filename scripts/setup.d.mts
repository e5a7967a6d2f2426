interface Package {
  version?: string;
  integrity?: string;
  optional?: boolean;
  dev?: boolean;
  devOptional?: boolean;
}

export interface Lock {
  packages: Record<string, Package>;
}

export function isInstalled(wanted: Lock, installed: Lock, options: { withTools: boolean }): boolean;
export function sourceDigest(folder: string, sources?: readonly string[]): string;
export function run(command: string, args: readonly string[]): void;
/** Path of the native compiler. */
export const TSC: string;
