export interface Lock {
  packages: Record<string, { version?: string; integrity?: string; optional?: boolean }>;
}

export function isInstalled(wanted: Lock, installed: Lock): boolean;
