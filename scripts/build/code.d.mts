export function buildCode(last: string | undefined): Promise<string>;
export function restoreCode(folder: string, output: string): boolean;
export function buildIdOf(codeDigest: string): string;
