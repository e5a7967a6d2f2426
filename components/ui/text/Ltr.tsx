import type { ReactNode } from 'react';

/** Isolates sizes, phone and order numbers as left-to-right text that does not wrap. */
export function Ltr({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" className="el-unbroken">
      {children}
    </bdi>
  );
}
