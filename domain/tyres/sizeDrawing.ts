import type { Translate } from '../../locales/intl.js';
import { escapeHtml } from '../text/escapeHtml.js';
import { isFlotationFigure, type TyreSize } from './tyre.js';

const MM_PER_INCH = 25.4;

/** What a size states about a tyre, in millimetres. */
export interface TyreMeasures {
  width: number;
  /** Height of the sidewall. */
  sidewall: number;
  /** Diameter of the rim. */
  rim: number;
  /** Outer diameter. */
  overall: number;
}

/** The measures of a size; null for a full-profile size such as `195 R14C`, which does not state its sidewall. */
export function measureSize({ width, aspect, rim }: TyreSize): TyreMeasures | null {
  if (aspect === null) return null;
  const rimMm = rim * MM_PER_INCH;
  const isInInches = isFlotationFigure('width', width);
  const sidewall = isInInches ? (width * MM_PER_INCH - rimMm) / 2 : (width * aspect) / 100;
  if (sidewall <= 0) return null;
  return {
    width: isInInches ? aspect * MM_PER_INCH : width,
    sidewall,
    rim: rimMm,
    overall: rimMm + 2 * sidewall,
  };
}

/** Outer diameter of every tyre in units of the drawing. */
const DIAMETER = 800;
const GROUND = 830;
const CANVAS = { width: 1600, height: 960 };
const TREAD_CENTRE = 210;
const TREAD_GROOVES = 4;
/** Where the line of the outer diameter is, between both views. */
const OVERALL_LINE = 500;
const WHEEL_CENTRE = 1010;
const SIDEWALL_LINE = 1500;

/**
 * HTML of a tyre drawn to scale, as an SVG with a caption: its tread from the front and its wheel from the side, with
 * figures in millimetres. Null if the size does not state enough.
 */
export function drawSize(size: TyreSize, words: Translate): string | null {
  const measures = measureSize(size);
  if (measures === null) return null;
  const { width, sidewall, rim, overall } = measures;
  const text = words('size.figures', {
    ...{ width: whole(width), sidewall: whole(sidewall), rim: whole(rim), overall: whole(overall) },
    inches: String(size.rim),
  });
  return [
    `<svg viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" role="img" aria-label="${escapeHtml(text)}">`,
    drawTread(measures),
    drawWheel(measures),
    drawFigures(measures, size.rim),
    `</svg><span>${escapeHtml(words('size.note'))}</span>`,
  ].join('');
}

/** Millimetres as units of the drawing. */
function scaled(mm: number, { overall }: TyreMeasures): number {
  return Math.round((mm * DIAMETER) / overall);
}

function whole(mm: number): string {
  return String(Math.round(mm));
}

/** From the front: as wide as the tyre, as high as its outer diameter. */
function drawTread(measures: TyreMeasures): string {
  const width = scaled(measures.width, measures);
  const left = TREAD_CENTRE - width / 2;
  const top = GROUND - DIAMETER;
  const grooves = Array.from({ length: TREAD_GROOVES }, (_, place) => {
    const x = left + ((place + 1) * width) / (TREAD_GROOVES + 1);
    return `M${Math.round(x)} ${top + 16}V${GROUND - 16}`;
  });
  return [
    `<rect class="el-rubber" x="${left}" y="${top}" width="${width}" height="${DIAMETER}" rx="52"/>`,
    `<path class="el-groove" d="${grooves.join('')}"/>`,
  ].join('');
}

/** From the side: the rim within the rubber. */
function drawWheel(measures: TyreMeasures): string {
  const rim = scaled(measures.rim, measures);
  const circle = (name: string, radius: number) =>
    `<circle class="${name}" cx="${WHEEL_CENTRE}" cy="${GROUND - DIAMETER / 2}" r="${Math.round(radius)}"/>`;
  return circle('el-rubber', DIAMETER / 2) + circle('el-rim', rim / 2) + circle('el-rim', rim * 0.44);
}

/** The dimension lines, then their figures above everything. */
function drawFigures(measures: TyreMeasures, inches: number): string {
  const { width, sidewall, rim, overall } = measures;
  const half = scaled(width, measures) / 2;
  const rimBottom = GROUND - scaled(sidewall, measures);
  const rimTop = rimBottom - scaled(rim, measures);
  const middle = GROUND - DIAMETER / 2;
  const guides = `M${WHEEL_CENTRE} ${GROUND}H${SIDEWALL_LINE}M${WHEEL_CENTRE} ${rimBottom}H${SIDEWALL_LINE}`;
  return [
    `<path class="el-guide" d="${guides}"/>`,
    across(TREAD_CENTRE - half, TREAD_CENTRE + half, GROUND + 40),
    upright(OVERALL_LINE, GROUND - DIAMETER, GROUND),
    upright(WHEEL_CENTRE, rimTop, rimBottom),
    upright(SIDEWALL_LINE, rimBottom, GROUND),
    figure(TREAD_CENTRE, GROUND + 116, whole(width)),
    figure(OVERALL_LINE, middle + 24, whole(overall)),
    figure(WHEEL_CENTRE, middle + 24, `${whole(rim)} (${inches}″)`),
    figure(SIDEWALL_LINE, rimBottom - 28, whole(sidewall)),
  ].join('');
}

const TICK = 18;

function across(from: number, to: number, y: number): string {
  return `<path class="el-line" d="M${from} ${y - TICK}v${2 * TICK}M${to} ${y - TICK}v${2 * TICK}M${from} ${y}H${to}"/>`;
}

function upright(x: number, from: number, to: number): string {
  return `<path class="el-line" d="M${x - TICK} ${from}h${2 * TICK}M${x - TICK} ${to}h${2 * TICK}M${x} ${from}V${to}"/>`;
}

function figure(x: number, y: number, text: string): string {
  return `<text x="${x}" y="${y}">${text}</text>`;
}
