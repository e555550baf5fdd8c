import type { Material } from '../print/materials';
import { around, d, disc, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Stream } from '../random';
import type { Growth } from './growth';

/** Where a plant is and how tall it is. */
export interface Plot {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
}

/** Turns a line of land into a line of treetops. */
export function treeTops(rng: Stream, points: readonly Point[], size: number): readonly Point[] {
  return points.flatMap(([x, y], i): readonly Point[] => {
    if (i === points.length - 1) return [[x, y]];
    const height = size * rng.range(0.35, 1);
    return [
      [x, y + 1],
      [x + 4 * rng.range(0.8, 1.2), y - height],
    ];
  });
}

/** Path data of a slightly crooked conifer with this many tiers. */
export function conifer(rng: Stream, { x, foot, height: h }: Plot, tiers = 5): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const w = h * rng.range(0.17, 0.23);
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    const y = foot - h * (1 - t * 0.93);
    const reach = w * (0.25 + 0.75 * t);
    right.push([x + reach * rng.range(0.85, 1.15), y], [x + reach * 0.42, y - h * 0.035]);
    left.unshift([x - reach * 0.42, y - h * 0.035], [x - reach * rng.range(0.85, 1.15), y]);
  }
  const trunk: readonly Point[] = [
    [x + h * 0.02, foot - h * 0.07],
    [x + h * 0.02, foot],
    [x - h * 0.02, foot],
    [x - h * 0.02, foot - h * 0.07],
  ];
  return polygon([[x, foot - h], ...right.slice(0, -1), ...trunk, ...left.slice(1)]);
}

/** Path data of a round tree with five or six overlapping heads. */
export function broadleaf(rng: Stream, { x, foot, height: h }: Plot): { trunk: string; crown: string } {
  const r = h * rng.range(0.24, 0.3);
  const top = foot - h + r;
  const heads = rng.int(4, 5);
  let crown = '';
  for (let i = 0; i < heads; i++) {
    const a = (i / heads) * 2 * Math.PI + rng.range(-0.3, 0.3);
    const reach = r * rng.range(0.62, 0.84);
    crown += disc(x + Math.cos(a) * r * 0.85, top + Math.sin(a) * r * 0.5 + r * 0.15, reach);
  }
  crown += disc(x, top, r * 0.9);
  const t = h * 0.03;
  const trunk = d`M${x - t} ${foot}L${x - t * 0.6} ${top}h${t * 1.2}L${x + t * 1.2} ${foot}z`;
  return { trunk, crown };
}

/** Path data of a palm: a bent trunk and eight drooping fronds. */
export function palm(rng: Stream, { x, foot, height: h }: Plot): { trunk: string; crown: string } {
  const lean = rng.range(-0.28, 0.28) * h;
  const [tx, ty] = [x + lean, foot - h];
  const t = h * 0.028;
  const bend = x + lean * 0.2;
  const up = d`M${x - t * 1.5} ${foot}Q${bend} ${foot - h * 0.55} ${tx - t * 0.6} ${ty}`;
  const down = d`L${tx + t * 0.6} ${ty}Q${bend + t * 2} ${foot - h * 0.5} ${x + t * 1.5} ${foot}z`;
  let crown = '';
  for (let i = 0; i < 8; i++) {
    const a = -Math.PI * (0.02 + (i / 7) * 0.96) + rng.range(-0.12, 0.12);
    const reach = h * rng.range(0.34, 0.44);
    const cos = Math.cos(a);
    const [ex, ey] = [tx + cos * reach, ty + Math.sin(a) * reach * 0.55 + reach * 0.36];
    const [mx, my] = [tx + cos * reach * 0.55, ty + Math.sin(a) * reach * 0.85 - reach * 0.1];
    const upper: Point = [mx, my];
    const lower: Point = [mx - cos * 4, my + reach * 0.2];
    const [out, back] = cos > 0 ? [upper, lower] : [lower, upper];
    crown += d`M${tx} ${ty}Q${out} ${ex} ${ey}Q${back} ${tx} ${ty + 3}z`;
  }
  return { trunk: up + down, crown };
}

/** Path data of an umbrella thorn: a forked trunk under a flat crown. */
export function acacia(rng: Stream, { x, foot, height: h }: Plot): { trunk: string; crown: string } {
  const top = foot - h * 0.78;
  const t = h * 0.026;
  const fork = (way: 1 | -1) =>
    d`M${x - t} ${foot}Q${x} ${foot - h * 0.4} ${x + way * h * 0.3} ${top}h${t * 1.6}Q${x + t * 2} ${foot - h * 0.36} ${x + t * 1.4} ${foot}z`;
  const layers = [0, 1, 2].map((i) => {
    const w = h * rng.range(0.4, 0.56) * (1 - i * 0.24);
    const cx = x + rng.range(-0.12, 0.12) * h;
    const y = top - i * h * 0.085;
    return d`M${cx - w} ${y}q${w * 0.3} ${-h * 0.13} ${w} ${-h * 0.13}t${w} ${h * 0.13}q${-w * 0.5} ${h * 0.045} ${-w} ${h * 0.02}t${-w} ${-h * 0.02}z`;
  });
  return { trunk: fork(1) + fork(-1), crown: layers.join('') };
}

/** Path data of a round low bush. */
export function bush(rng: Stream, { x, foot, height: h }: Plot): string {
  const r = h * 0.5;
  return [-0.7, 0, 0.7]
    .map((off) => d`M${x + off * r - r * 0.7} ${foot + 2}a${r * 0.7} ${r * rng.range(0.7, 1.1)} 0 0 1 ${r * 1.4} 0z`)
    .join('');
}

/** Path data of a boulder. */
export function boulder(rng: Stream, { x, foot, height: h }: Plot): string {
  const w = h * rng.range(0.6, 0.9);
  return polygon([
    [x - w, foot],
    [x - w * 0.9, foot - h * 0.5],
    [x - w * 0.3, foot - h],
    [x + w * 0.4, foot - h * rng.range(0.75, 0.95)],
    [x + w, foot - h * 0.3],
    [x + w * 1.05, foot],
  ]);
}

/** What grows where there are no trees, or only slim ones, in one shape and material. */
function lowGrowth(
  rng: Stream,
  plot: Plot,
  kind: Growth['trees'],
): readonly [data: string, material: Material] | undefined {
  const { height } = plot;
  switch (kind) {
    case 'conifer':
      return [conifer(rng, { ...plot, height: height * 1.15 }, 6), 'pine'];
    case 'cypress':
      return [cypress({ ...plot, height: height * rng.range(0.95, 1.25) }), 'pine'];
    case 'scrub':
      return [bush(rng, { ...plot, height: height * 0.26 }), 'leaf'];
    case 'none':
      return [boulder(rng, { ...plot, height: height * rng.range(0.14, 0.26) }), 'rock'];
    default:
      return undefined;
  }
}

/** Path data of an Italian cypress. */
export const cypress = ({ x, foot, height: h }: Plot): string =>
  around(x, foot, 'M0-1q.17 .5 .06 1h-.12q-.11-.5 .06-1z', h);

/** Path data of blades of grass, three to a tuft. */
export function tufts(rng: Stream, places: readonly Point[], size: number): string {
  let data = '';
  for (const [x, y] of places)
    for (let k = -1; k <= 1; k++) {
      const [bend, height] = [k * 6 + rng.range(-4, 4), size * rng.range(0.7, 1.2)];
      data += d`M${x + k * 3} ${y}q${k * 2} ${-size * 0.6} ${bend} ${-height}q${-k * 2 + 2} ${size * 0.5} ${-k * 6 + 4} ${size}z`;
    }
  return data;
}

/** Adds a tree that suits the climate to the sheet. */
export function tree(sheet: Sheet, rng: Stream, plot: Plot, depth = 0): void {
  const { x, foot, height } = plot;
  const kind = sheet.growth.trees;
  const low = lowGrowth(rng, plot, kind);
  if (low) {
    const [data, material] = low;
    sheet.fill(data, sheet.paint(material, depth));
    return;
  }
  if (kind === 'acacia') {
    const { trunk, crown } = acacia(rng, plot);
    sheet.fill(trunk, sheet.paint('wood', depth, 'shade'));
    sheet.fill(crown, sheet.paint('leaf', depth, 'shade'));
    return;
  }
  const { trunk, crown } = kind === 'palm' ? palm(rng, { ...plot, height: height * 1.05 }) : broadleaf(rng, plot);
  sheet.fill(trunk, sheet.paint('wood', depth, 'shade'));
  sheet.fill(crown, sheet.paint('leaf', depth));
  if (kind === 'palm') return;
  const side = sheet.lightX > x ? 1 : -1;
  const lit = disc(x + side * height * 0.1, foot - height * 0.8, height * 0.15);
  sheet.fill(lit, sheet.paint('leaf', depth, 'lit'), { opacity: sheet.palette.lamps > 0.5 ? 0.16 : 0.5 });
}
