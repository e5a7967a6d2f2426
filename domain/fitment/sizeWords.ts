/** The size part of a car's key as written on a tyre: `205-55-R16` is `205/55 R16`. */
export function sizeWords(part: string): string {
  return part
    .split('_')
    .map((size) => size.replace(/-(?=R)/, ' ').replace('-', '/'))
    .join(' + ');
}
