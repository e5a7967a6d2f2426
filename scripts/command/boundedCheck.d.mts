interface Bounds {
  longestMs: number;
  isPartial?: (printed: string) => boolean;
  tellEveryMs?: number;
}

export function check(
  name: string,
  command: string,
  args: readonly string[],
  bounds: Bounds,
): Promise<boolean>;
