import { verticalFill } from '../print/fills';
import type { Material } from '../print/materials';
import { d, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import { notch } from './ground-line';

export interface DuneField {
  readonly rows: number;
  readonly material: Material;
}

/** Path data of one dune: its body, the shaded slip face, and the lit rim. */
interface Dune {
  readonly body: string;
  readonly slipFace: string;
  readonly rim: string;
}

/** Sand dunes: long crests, each with a shaded slip face that starts at the crest and curves down. */
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
  // A plain behind the farthest dunes keeps the sky from showing between them.
  const plain = i === 0 ? d`M${left - 16} ${base + 8}H${right + 16}V${bottom + 16}H${left - 16}z` : '';
  sheet.fill(plain + row.map(({ body }) => body).join(''), fill);
  sheet.fill(row.map(({ slipFace }) => slipFace).join(''), shade, { opacity: 0.62 });
  const rims = row.map(({ rim }) => rim).join('');
  if (t > 0.5) sheet.line(rims, sheet.paint(material, depth * 0.4, 'lit'), 2, { opacity: 0.6 });
}

interface DunePlot {
  readonly x: number;
  readonly base: number;
  readonly height: number;
  readonly half: number;
}

/** One flank: control points near its foot and near its top, as parts of the half width, and their heights. */
interface Flank {
  readonly low: readonly [out: number, y: number];
  readonly high: readonly [out: number, y: number];
}

/** The windward side rises gently towards the light; the other side, the slip face, is steep and shaded. */
function dune(sheet: Sheet, { x, base, height: h, half: w }: DunePlot): Dune {
  const [y, foot] = [base - h, base + h * 0.25];
  const windward: Flank = { low: [0.5, foot], high: [0.32, y + h * 0.12] };
  const steep: Flank = { low: [0.5, foot - h * 0.1], high: [0.3, y + h * 0.3] };
  const lee = sheet.lightX > x ? -w : w;
  const [left, right] = lee > 0 ? [windward, steep] : [steep, windward];
  const at = (side: number, [out, height]: Flank['low']): Point => [x + side * out, height];
  const top: Point = [x, y];
  const rise = d`M${x - w} ${foot}C${at(-w, left.low)} ${at(-w, left.high)} ${top}`;
  const descent = d`C${at(w, right.high)} ${at(w, right.low)} ${x + w} ${foot}`;
  const fall = d`C${at(lee, steep.high)} ${at(lee, steep.low)} ${x + lee} ${foot}`;
  const sweep = d`C${x + lee * 0.5} ${foot + h * 0.75} ${x - lee * 0.16} ${base + h * 0.4} ${x + lee * 0.06} ${y + h * 0.45}`;
  sheet.skyline.raise([[x - w, foot], top, [x + w, foot]]);
  return {
    body: rise + descent + d`V${sheet.paper.bottom + 16}H${x - w}z`,
    slipFace: d`M${top}${fall}${sweep}C${x + lee * 0.1} ${y + h * 0.26} ${x + lee * 0.02} ${y + h * 0.1} ${top}z`,
    // The upper half of the rise, split where it is halfway.
    rim: d`M${x - lee * 0.4325} ${y + h * 0.67}C${x - lee * 0.285} ${y + h * 0.3725} ${x - lee * 0.16} ${y + h * 0.06} ${top}`,
  };
}
