import type { ReactNode } from 'react';

/** Keeps sizes, phones and order numbers in their own order inside Arabic sentences, and on one line. */
export function Ltr({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" className="el-unbroken">
      {children}
    </bdi>
  );
}
