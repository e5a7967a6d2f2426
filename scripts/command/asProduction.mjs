/**
 * Makes this process run as in production. Where the environment did not say so itself, as for a clone, the address of
 * the shop is this machine unless another one is set: production is closed by default, and a demonstration is open.
 */
export function asProduction() {
  if (process.env.NODE_ENV === 'production') return;
  process.env.NODE_ENV = 'production';
  if (process.env.VERCEL === '1') return;
  process.env.PUBLIC_URL ||= `http://localhost:${process.env.PORT || '3000'}`;
}
