import { round } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';

export interface Crowd {
  /** y of the farthest row's heads. */
  readonly y: number;
  /** Width of a person. */
  readonly size: number;
  readonly rows: number;
}

/** Heads and raised arms of a crowd along the foot of the sheet. */
export function crowd(sheet: Sheet, { y, size, rows }: Crowd): void {
  for (let row = 0; row < rows; row++)
    crowdRow(sheet, { row, size: size * (0.75 + 0.4 * row), y: y + row * size * 0.75 });
}

function crowdRow(sheet: Sheet, { row, size, y }: { row: number; size: number; y: number }): void {
  const { left, right, bottom } = sheet.paper;
  const rng = sheet.rng(`crowd${row}`);
  const foot = bottom + 25;
  let heads = d`M${left - 20} ${foot}V${y}`;
  let arms = '';
  for (let x = left - 20; x < right + 20;) {
    const w = size * rng.range(0.8, 1.2);
    const lift = size * rng.range(0, 0.4);
    const r = size * 0.27;
    heads += d`L${x + w * 0.2} ${y - lift}h${w * 0.16}a${r} ${r * 1.15} 0 1 1 ${w * 0.3} 0h${w * 0.16}`;
    heads += d`L${x + w} ${y + size * 0.2}`;
    if (rng.chance(0.24))
      arms += d`M${x + w * 0.75} ${y - lift + 4}l${rng.range(-0.1, 0.35) * size} ${-size * rng.range(0.9, 1.3)}`;
    x += w;
  }
  const ink = sheet.paint('ink', Math.max(0, 0.12 - 0.1 * row), row ? 'shade' : 'plain');
  sheet.fill(`${heads}V${foot}z`, ink);
  sheet.line(arms, ink, size * 0.16, round);
}
