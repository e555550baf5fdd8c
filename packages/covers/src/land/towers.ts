import { verticalFill } from '../print/fills';
import type { Material } from '../print/materials';
import { around, d, marks, pairs, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Stream } from '../random';
import { notch } from './ground-line';

export interface City {
  readonly base: number;
  readonly height: number;
  readonly rows: number;
}

interface Tower {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** One row of the city: t runs from 0 (farthest) to 1. */
interface Row {
  readonly t: number;
  readonly foot: number;
  readonly depth: number;
  readonly height: number;
  readonly material: Material;
}

const materialsByRow: readonly Material[] = ['steel', 'slate', 'navy'];
/** Most lit panes in a row, per card width. They make up a third of the file. */
const mostPanes = 170;

/** Rows of towers in haze. */
export function skyline(sheet: Sheet, { base, height, rows }: City): void {
  for (let i = 0; i < rows; i++) {
    const t = rows === 1 ? 1 : i / (rows - 1);
    const material = materialsByRow[i % 3] ?? 'steel';
    const row = { t, foot: base + 14 * t, depth: 0.78 - 0.5 * t, height: height * (0.95 - 0.2 * t), material };
    cityRow(sheet, sheet.rng(`city${i}`), row, height);
  }
}

function cityRow(sheet: Sheet, rng: Stream, row: Row, cityHeight: number): void {
  const { left, right, bottom } = sheet.paper;
  const { foot, depth, material } = row;
  const list = towersOf(sheet, rng, row);
  const fill = verticalFill(sheet, foot - cityHeight, foot + 30, [
    [0, sheet.paint(material, depth)],
    [1, sheet.paint(material, Math.min(1, depth + 0.32))],
  ]);
  const ground = bottom + 16;
  const outlines = list.map((tower) => outline(rng, tower, ground)).join('');
  sheet.fill(outlines + d`M${left - 5} ${foot - 12}H${right + 5}V${ground}H${left - 5}z`, fill);
  if (row.t > 0.4) litSides(sheet, list, row);
  windows(sheet, rng, list, row);
}

function towersOf(sheet: Sheet, rng: Stream, { t, foot, height }: Row): readonly Tower[] {
  const { left, right } = sheet.paper;
  const [narrow, wide] = t < 0.5 ? [20, 48] : [34, 84];
  const list: Tower[] = [];
  for (let x = left - 30; x < right + 20;) {
    const w = rng.range(narrow, wide);
    const centre = Math.exp(-(((x - sheet.focus) / 330) ** 2));
    const share = 0.34 - 0.12 * t + rng.range(0, 0.5) + 0.55 * centre * rng.range(0.2, 1);
    const h = height * share * notch(sheet, x + w / 2, 0.45, 90);
    list.push({ x, w, h, y: foot - h });
    sheet.skyline.raise(pairs([0, 0, 1, 0], x, foot - h, w));
    x += w + (rng.chance(0.25) ? rng.range(4, 26) : 0);
  }
  return list;
}

/** Path data of a tower with one of six tops. */
function outline(rng: Stream, { x, y, w, h }: Tower, ground: number): string {
  const right = x + w;
  const flat = d`M${x} ${y}H${right}`;
  const tops = [
    d`M${x} ${y + w * 0.5}L${right} ${y}`,
    d`M${x} ${y + 14}h${w * 0.2}v-14h${w * 0.6}v14H${right}`,
    h > 110 ? d`M${x} ${y + 20}L${x + w * 0.42} ${y}v-26h3v26L${right} ${y + 20}` : flat,
    d`M${x} ${y}h${w * 0.3}v-12h2v12H${right}`,
    around(x, y, 'M0 .35q0-.35 .5-.35q.5 0 .5 .35', w),
    flat,
    flat,
  ];
  return rng.pick(tops) + d`V${ground}H${x}z`;
}

/** The sides that face the light. */
function litSides(sheet: Sheet, list: readonly Tower[], { foot, depth, material }: Row): void {
  let data = '';
  for (const { x, y, w } of list) {
    const side = w * 0.3;
    data += d`M${sheet.lightX > x ? x + w - side : x} ${y + w * 0.5}h${side}V${foot}h${-side}z`;
  }
  sheet.fill(data, sheet.paint(material, depth, 'lit'), { opacity: 0.32 });
}

/** Windows light up at sunset. */
function windows(sheet: Sheet, rng: Stream, list: readonly Tower[], { t, foot }: Row): void {
  const { lamps } = sheet.palette;
  const isFar = t < 0.5;
  const isLit = lamps > 0.1;
  const [across, down, pane] = isFar ? [8, 11, 4] : [11, 15, 6];
  const panes = list.reduce((sum, { w, h }) => sum + (w * h) / (across * down), 0);
  const wanted = (isLit ? 0.14 + 0.26 * lamps : 0.18) * (isFar ? 0.4 : 0.6);
  const share = Math.min((mostPanes * sheet.span) / panes, wanted);
  const lit: Point[] = [];
  for (const tower of list)
    for (let x = tower.x + 6; x < tower.x + tower.w - 4; x += across)
      for (let y = tower.y + 16 + tower.w * 0.3; y < foot - 8; y += down) if (rng.chance(share)) lit.push([x, y]);
  const opacity = isLit ? 0.45 + 0.5 * t * lamps : 0.3;
  sheet.line(marks(lit, pane), isLit ? sheet.lamp : sheet.skyTone(0.4), isFar ? 3 : 4.5, { opacity });
}
