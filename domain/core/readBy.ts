import { rawTransform } from 'valibot';

/** A schema action that parses text with `read`; null is rejected with the code. */
export function readBy<Output>(read: (text: string) => Output | null, code: string) {
  return rawTransform<string, Output>(({ dataset, addIssue, NEVER }) => {
    const output = read(dataset.value);
    if (output !== null) return output;
    addIssue({ message: code });
    return NEVER;
  });
}
