export interface LastBuild {
  /** Digest of the built code. */
  code: string;
  /** Digest of each page's inputs, by its address. */
  pages: Readonly<Record<string, string>>;
}

export function readLastBuild(): LastBuild | null;
export function forgetLastBuild(): void;
export function saveBuild(build: LastBuild): void;
