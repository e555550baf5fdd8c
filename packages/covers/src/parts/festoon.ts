import type { Material } from '../print/materials';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import { hang } from './lamplight';

export interface Span {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly sag: number;
}

const flags: readonly Material[] = ['poppy', 'cream', 'mustard', 'teal'];

/** Bunting between two points. */
export function bunting(sheet: Sheet, { x1, y1, x2, y2, sag }: Span): void {
  sheet.line(hang(x1, y1, x2, y2, sag), sheet.paint('ink', 0.1), 1.5);
  const count = Math.max(4, Math.round(Math.hypot(x2 - x1, y2 - y1) / 26));
  for (const [colour, material] of flags.entries()) {
    let data = '';
    for (let i = colour; i < count; i += flags.length) {
      const t = (i + 0.5) / count;
      data += d`M${x1 + (x2 - x1) * t - 8} ${y1 + (y2 - y1) * t + sag * 4 * t * (1 - t) - 1}h16l-8 18z`;
    }
    sheet.fill(data, sheet.paint(material, 0, 'lit'));
  }
}

export interface Awning {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly material: Material;
}

/** A striped awning with a scalloped edge. */
export function awning(sheet: Sheet, { x, y, width, height, material }: Awning): void {
  const stripes = 6;
  const w = width / stripes;
  const middle = x + width / 2;
  const narrowed = (at: number) => middle + (at - middle) * 0.86;
  const stripe = (i: number) => {
    const [from, to] = [x + i * w, x + (i + 1) * w];
    const edge = d`a${w / 2} ${w / 2.6} 0 0 1 ${-w} 0z`;
    return d`M${narrowed(from)} ${y}L${narrowed(to)} ${y}L${to} ${y + height}` + edge;
  };
  sheet.fill([0, 2, 4].map(stripe).join(''), sheet.paint(material, 0.02, 'lit'));
  sheet.fill([1, 3, 5].map(stripe).join(''), sheet.paint('cream', 0.02));
}
