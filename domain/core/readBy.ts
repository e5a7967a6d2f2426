import { rawTransform } from 'valibot';

/** Turns a text into what `read` makes of it; where that is nothing, the text is refused with the code. */
export function readBy<Output>(read: (text: string) => Output | null, code: string) {
  return rawTransform<string, Output>(({ dataset, addIssue, NEVER }) => {
    const output = read(dataset.value);
    if (output !== null) return output;
    addIssue({ message: code });
    return NEVER;
  });
}
