import { getBackend } from '../../server/backend.js';

/**
 * The shop's own server, which stops for ever at the point that STOP_AT names, and reports that. CLOCK_AHEAD_S sets its
 * clock ahead, by which leases and limits expire.
 */
const aheadMs = Number(process.env['CLOCK_AHEAD_S'] ?? 0) * 1000;
const realNow = Date.now.bind(Date);
Date.now = () => realNow() + aheadMs;

const { store } = await getBackend();

/** Reports where the server stopped, and never resolves. */
function stopAt(point: string): Promise<never> {
  console.log(`stopped at: ${point}`);
  return new Promise(() => undefined);
}

const point = process.env['STOP_AT'];
const { carts } = store;
const { createCart, placeOrder } = carts;
if (point === 'cart not yet written') carts.createCart = () => stopAt(point);
if (point === 'order not yet placed') carts.placeOrder = () => stopAt(point);
if (point === 'nothing answered yet') {
  carts.createCart = async (...given) => createCart(...given).then(() => stopAt(point));
  carts.placeOrder = async (...given) => placeOrder(...given).then(() => stopAt(point));
}

await import('../../scripts/serve.js');
