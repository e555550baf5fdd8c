import type { Material } from '../print/materials';
import { path, stroke } from '../print/elements';
import { verticalFill } from '../print/fills';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import { notch } from './ground-line';

export interface DuneField {
  readonly rows: number;
  readonly material: Material;
}

/** Path data of one dune: its body, the slip face in shade, and the lit rim. */
interface Dune {
  readonly body: string;
  readonly slipFace: string;
  readonly rim: string;
}

/** Sand: long crests, each with a slip face in shade that begins at the crest and curves down. */
export function dunes(sheet: Sheet, field: DuneField): void {
  for (let i = 0; i < field.rows; i++) duneRow(sheet, field, i);
}

function duneRow(sheet: Sheet, { rows, material }: DuneField, i: number): void {
  const { left, right, bottom } = sheet.paper;
  const t = i / Math.max(1, rows - 1);
  const rng = sheet.rng(`dune${i}`);
  const depth = 0.78 * (1 - t) ** 1.1;
  const base = sheet.horizon + 8 + (bottom - sheet.horizon - 66) * t ** 1.15;
  const perCard = i < 2 ? 4 : i === rows - 1 ? 2 : 3;
  const count = Math.max(2, Math.round(perCard * sheet.span));
  const width = right - left + 100;
  const row = Array.from({ length: count }, (_, k) => {
    const x = left - 50 + ((k + rng.range(0.25, 0.75)) / count) * width;
    const height = (34 + 74 * t) * rng.range(0.6, 1.15) * notch(sheet, x, 0.6 * (1 - t));
    return dune(sheet, { x, base, height, half: (width / count) * rng.range(0.75, 1.05) });
  });
  const fill = verticalFill(sheet, base - 90, base + 150, [
    [0, sheet.paint(material, depth, 'lit')],
    [1, sheet.paint(material, Math.min(1, depth + 0.12))],
  ]);
  const shade = sheet.paint(material, depth, 'shade');
  sheet.add(path(row.map(({ body }) => body).join(''), fill));
  sheet.add(path(row.map(({ slipFace }) => slipFace).join(''), shade, { opacity: 0.62 }));
  const rims = row.map(({ rim }) => rim).join('');
  if (t > 0.5) sheet.add(stroke(rims, sheet.paint(material, depth * 0.4, 'lit'), 2, { opacity: 0.6 }));
}

interface DunePlot {
  readonly x: number;
  readonly base: number;
  readonly height: number;
  readonly half: number;
}

function dune(sheet: Sheet, { x, base, height: h, half: w }: DunePlot): Dune {
  const [x0, x1, y, foot] = [x - w, x + w, base - h, base + h * 0.25];
  const side = sheet.lightX > x ? -1 : 1;
  const bend = side * w;
  const top = d`${x} ${y}`;
  const descent = d`${x + bend * 0.3} ${y + h * 0.3} ${x + bend * 0.5} ${foot - h * 0.1} ${x + bend} ${foot}`;
  sheet.skyline.raise([
    [x0, foot],
    [x, y],
    [x1, foot],
  ]);
  return {
    body:
      d`M${x0} ${foot}C${x0 + w * 0.5} ${foot} ${x - w * 0.32} ${y + h * 0.12} ${top}` +
      d`C${x + w * 0.3} ${y + h * 0.3} ${x + w * 0.5} ${foot - h * 0.1} ${x1} ${foot}V${sheet.paper.bottom + 16}H${x0}z`,
    slipFace:
      d`M${top}C${descent}C${x + bend * 0.5} ${foot + h * 0.75} ${x - bend * 0.16} ${base + h * 0.4} ` +
      d`${x + bend * 0.06} ${y + h * 0.45}S${x - bend * 0.03} ${y + h * 0.1} ${top}z`,
    rim: d`M${x - bend * 0.42} ${y + h * 0.42}C${x - bend * 0.25} ${y + h * 0.2} ${x - bend * 0.1} ${y + 2} ${top}`,
  };
}
