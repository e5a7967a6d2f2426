import { readTyre } from '../tyres/readTyre.js';
import type { LineItem } from './order.js';

/** The message that counts the pieces of these lines: `4 tyres` where all are tyres, otherwise `4 pieces`. */
export function piecesKey(lines: readonly Pick<LineItem, 'name'>[]): 'order.tyres' | 'order.pieces' {
  const areTyres = lines.length > 0 && lines.every(({ name }) => readTyre(name.en) !== null);
  return areTyres ? 'order.tyres' : 'order.pieces';
}
