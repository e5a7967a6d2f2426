export function asProduction(): void;
