import { keysOf } from '../../../../domain/core/byKey.js';
import { type Piastres, PIASTRES_PER_POUND } from '../../../../domain/core/money.js';

/*
 * Cost formulas of WooCommerce's flat rates: `50 + [fee percent="5" min_fee="10"]`, `10 * [qty]`.
 * Parsed by a grammar instead of being evaluated, so that no input of an operator runs as code:
 *
 *   sum = product (("+" | "-") product)*;  product = factor (("*" | "/") factor)*
 *   factor = "-" factor | "(" sum ")" | number | "[qty]" | "[cost]" | "[fee …]"
 */

/** What is delivered: number of pieces and their total price. */
interface Parcel {
  quantity: number;
  cost: Piastres;
}

export interface CostFormula {
  /** Whether the result depends on the parcel. */
  dependsOnCart: boolean;
  /** Null if the result is not a valid price: below 0, or a division by 0. */
  costFor(parcel: Parcel): Piastres | null;
}

const MOST_CHARS = 200;
/** An upper bound for delivery costs, in pounds. */
const MOST_POUNDS = 1_000_000;

/** In pounds, as operators enter them. */
type Evaluate = (pieces: number, pounds: number) => number;

/** Parses a cost formula; null if it is empty or invalid in WooCommerce as well. */
export function parseCostFormula(text: string): CostFormula | null {
  const tokens = tokenise(text);
  if (tokens === null || tokens.length === 0) return null;
  const evaluate = parseTokens(tokens);
  if (evaluate === null) return null;
  return {
    dependsOnCart: tokens.some((token) => typeof token === 'function'),
    costFor: ({ quantity, cost }) => toPiastres(evaluate(quantity, cost / PIASTRES_PER_POUND)),
  };
}

/** Decimals that floating point computes reliably. */
const SURE_DECIMALS = 6;

function toPiastres(pounds: number): Piastres | null {
  if (!Number.isFinite(pounds) || pounds < 0 || pounds > MOST_POUNDS) return null;
  return Math.round(Number((pounds * PIASTRES_PER_POUND).toFixed(SURE_DECIMALS)));
}

const SIGNS = ['+', '-', '*', '/', '(', ')'] as const;
type Token = number | (typeof SIGNS)[number] | Evaluate;

const TOKEN = /\s*(?:(\d+(?:[.,]\d+)?|[.,]\d+)|([-+*/()])|\[(qty|cost)\]|\[fee((?:\s[^\]]*)?)\])/y;

/** WooCommerce ignores operators at either end, except a leading minus. */
function trimmed(text: string): string {
  return text.replace(/^[\s+*/]+/, '').replace(/(?<![-\s+*/])[-\s+*/]+$/, '');
}

function tokenise(text: string): Token[] | null {
  if (text.length > MOST_CHARS) return null;
  const formula = trimmed(text);
  const tokens: Token[] = [];
  for (let at = 0; at < formula.length;) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(formula);
    if (match === null) return null;
    const [whole, number, sign, figure, fee] = match;
    if (number !== undefined) tokens.push(Number(number.replace(',', '.')));
    else if (sign !== undefined) tokens.push(...SIGNS.filter((each) => each === sign));
    else if (figure !== undefined) tokens.push(figure === 'qty' ? (pieces) => pieces : (_, pounds) => pounds);
    else {
      const share = parseFee(fee ?? '');
      if (share === null) return null;
      tokens.push(share);
    }
    at += whole.length;
  }
  return tokens;
}

const FEE_PART = /^\s+(percent|min_fee|max_fee)\s*=\s*(?:"([\d.,]*)"|'([\d.,]*)'|([\d.,]+))/;

/** A percentage of the product total with optional bounds; a bound of 0 means none. */
function parseFee(text: string): Evaluate | null {
  const parts = { percent: 0, min_fee: 0, max_fee: 0 };
  let rest = text.trimEnd();
  while (rest !== '') {
    const match = FEE_PART.exec(rest);
    if (match === null) return null;
    const value = Number((match[2] ?? match[3] ?? match[4] ?? '').replace(',', '.'));
    if (Number.isNaN(value)) return null;
    for (const part of keysOf(parts)) if (part === match[1]) parts[part] = value;
    rest = rest.slice(match[0].length);
  }
  const { percent, min_fee: least, max_fee: most } = parts;
  return (_, pounds) => {
    const share = Math.max((pounds * percent) / 100, least);
    return most === 0 ? share : Math.min(share, most);
  };
}

/** Recursive descent: each level of the grammar is a function that consumes tokens from the front. */
function parseTokens(tokens: readonly Token[]): Evaluate | null {
  let next = 0;
  function takes<Sign extends Token>(...signs: Sign[]): Sign | undefined {
    const sign = signs.find((each) => each === tokens[next]);
    if (sign !== undefined) next += 1;
    return sign;
  }

  function chain(part: () => Evaluate | null, signs: ('+' | '-' | '*' | '/')[]): Evaluate | null {
    let left = part();
    for (let sign = takes(...signs); sign !== undefined && left !== null; sign = takes(...signs)) {
      const right = part();
      left = right === null ? null : joined(left, sign, right);
    }
    return left;
  }
  const sum = (): Evaluate | null => chain(product, ['+', '-']);
  const product = (): Evaluate | null => chain(factor, ['*', '/']);
  function factor(): Evaluate | null {
    if (takes('-') !== undefined) {
      const negated = factor();
      return negated === null ? null : (pieces, pounds) => -negated(pieces, pounds);
    }
    if (takes('(') !== undefined) {
      const inner = sum();
      return takes(')') === undefined ? null : inner;
    }
    const token = tokens[next++];
    if (typeof token === 'number') return () => token;
    return typeof token === 'function' ? token : null;
  }

  const whole = sum();
  return next === tokens.length ? whole : null;
}

function joined(left: Evaluate, sign: '+' | '-' | '*' | '/', right: Evaluate): Evaluate {
  const work = {
    '+': (a: number, b: number) => a + b,
    '-': (a: number, b: number) => a - b,
    '*': (a: number, b: number) => a * b,
    '/': (a: number, b: number) => a / b,
  }[sign];
  return (pieces, pounds) => work(left(pieces, pounds), right(pieces, pounds));
}
