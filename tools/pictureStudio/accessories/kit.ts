/** Drawing helpers for accessories: gradients and shaded strokes. */
import { straight } from '../lettering.js';
import type { LetterStyle } from '../lettering.js';
import { darker, lighter, linear, num, path, radial, stroke } from '../svg.js';

/** A drawing in progress, which collects the gradients it uses. */
export interface Kit {
  /** A cylinder with a vertical axis, lit from the left. */
  across(colour: string): string;
  /** A cylinder with a horizontal axis, lit from above. */
  down(colour: string): string;
  /** A flat surface in slanting light. */
  flat(colour: string): string;
  /** A sphere or a dome. */
  round(colour: string): string;
  definitions(): string;
}

export function kit(): Kit {
  const known = new Map<string, string>();
  let definitions = '';
  const use = (manner: string, colour: string, build: (id: string) => string): string => {
    const key = `${manner}${colour}`;
    const id = known.get(key) ?? `k${known.size}`;
    if (!known.has(key)) {
      known.set(key, id);
      definitions += build(id);
    }
    return `url(#${id})`;
  };
  const curve = (colour: string) =>
    [
      [0, darker(colour, 0.28)],
      [0.1, lighter(colour, 0.12)],
      [0.25, lighter(colour, 0.42)],
      [0.42, colour],
      [0.8, darker(colour, 0.28)],
      [1, darker(colour, 0.48)],
    ] as const;
  return {
    across: (colour) => use('x', colour, (id) => linear(id, curve(colour))),
    down: (colour) => use('y', colour, (id) => linear(id, curve(colour), 0, 1)),
    flat: (colour) =>
      use('f', colour, (id) =>
        linear(
          id,
          [
            [0, lighter(colour, 0.2)],
            [0.5, colour],
            [1, darker(colour, 0.24)],
          ],
          0.7,
          1,
        ),
      ),
    round: (colour) =>
      use('r', colour, (id) =>
        radial(
          id,
          [
            [0, lighter(colour, 0.5)],
            [0.35, lighter(colour, 0.1)],
            [0.75, darker(colour, 0.15)],
            [1, darker(colour, 0.45)],
          ],
          0.36,
          0.3,
          0.75,
        ),
      ),
    definitions: () => definitions,
  };
}

/** A hose, cable or bar along a line: dark edge, body and highlight. */
export function tube(d: string, width: number, colour: string, cap: 'round' | 'butt' = 'round'): string {
  const ends = `stroke-linecap="${cap}" stroke-linejoin="round"`;
  return (
    stroke(d, darker(colour, 0.5), width, ends) +
    `<g transform="translate(${num(-width * 0.05)} ${num(-width * 0.07)})">${stroke(d, colour, width * 0.78, ends)}</g>` +
    `<g transform="translate(${num(-width * 0.14)} ${num(-width * 0.18)})">${stroke(d, lighter(colour, 0.5), width * 0.2, `${ends} stroke-opacity="0.75"`)}</g>`
  );
}

/** A text centred in a box. */
export function label(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  style: LetterStyle = {},
  widest?: number,
): string {
  return path(straight(text, x, y, size, { weight: 18, tracking: 6, ...style }, 'middle', widest), colour);
}

/** A thin highlight along an edge. */
export function glint(d: string, width = 4, opacity = 0.6): string {
  return stroke(
    d,
    '#FFFFFF',
    width,
    `stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"`,
  );
}

/** A dark line, such as a seam or a gap. */
export function seam(d: string, width = 4, opacity = 0.45): string {
  return stroke(
    d,
    '#05080D',
    width,
    `stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"`,
  );
}

/** A hexagon with a corner at the left, such as a nut's head. */
export function hexagon(cx: number, cy: number, radius: number, squash = 1, turn = 0): string {
  const points = Array.from({ length: 6 }, (_, index) => {
    const angle = turn + (index * Math.PI) / 3;
    return `${num(cx + radius * Math.cos(angle))} ${num(cy + radius * squash * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** Moves and rotates a part of the drawing. */
export function placed(markup: string, x: number, y: number, degrees = 0, scale = 1): string {
  const turn = degrees === 0 ? '' : ` rotate(${num(degrees)})`;
  const size = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${num(x)} ${num(y)})${turn}${size}">${markup}</g>`;
}
