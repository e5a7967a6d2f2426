export function answerHelp(usage: string, isKnown?: (word: string) => boolean): void;
