import type { ReactNode } from 'react';

/** Keeps sizes, phones and order numbers in their own order inside Arabic sentences. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
