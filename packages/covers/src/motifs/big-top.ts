import { bunting } from '../parts/festoon';
import { ground } from '../parts/ground';
import { hang, lampOr, shine, stringLights } from '../parts/lamplight';
import { person } from '../parts/people';
import { path } from '../print/elements';
import type { Material } from '../print/materials';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

type Stripes = readonly [Material, Material];

interface Tent {
  readonly x: number;
  readonly y: number;
  /** 1 is 300 units wide. */
  readonly size: number;
  readonly depth: number;
  readonly stripes: Stripes;
}

const stripePatterns: readonly Stripes[] = [
  ['poppy', 'cream'],
  ['teal', 'cream'],
  ['mustard', 'cream'],
  ['navy', 'mustard'],
];
const goreCount = 8;

export const bigTop: Motif = {
  words: 'striped festival tents',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const yAt = ground(sheet, { y: 574, roll: 12, depth: 0.08 });
    const stripes = rng.pick(stripePatterns);
    const far = sheet.focus + (sheet.focus < 600 ? 300 : -300);
    tent(sheet, { x: far, y: yAt(far) + 24, size: 0.62, depth: 0.16, stripes });
    tent(sheet, { x: sheet.focus, y: yAt(sheet.focus) + 24, size: 1.08, depth: 0.03, stripes });
    overhead(sheet, yAt(sheet.focus) - 205);
    visitors(sheet);
  },
};

function tent(sheet: Sheet, one: Tent): void {
  const { x, y, size: s, depth, stripes } = one;
  shine(sheet, { x, y: y - 70 * s, r: 230 * s }, 0.45);
  for (const [i, material] of stripes.entries()) {
    sheet.add(path(walls(one, i), sheet.paint(material, depth, 'shade')));
    sheet.add(path(gores(one, i), sheet.paint(material, depth, i ? 'plain' : 'lit')));
  }
  const door = d`M${x - 26 * s} ${y}q${4 * s} ${-62 * s} ${26 * s} ${-74 * s}q${22 * s} ${12 * s} ${26 * s} ${74 * s}z`;
  const flag = d`M${x - 1} ${y - 206 * s}v${-34 * s}l${34 * s} ${10 * s} ${-34 * s} ${10 * s}z`;
  sheet.add(path(door, lampOr(sheet, 'ink')), path(flag, sheet.paint('mustard', depth, 'lit')));
}

const goreEdge = ({ x, size }: Tent, i: number) => x + (i / goreCount - 0.5) * 300 * size;

/** Path data of every second wall panel. */
function walls(one: Tent, first: number): string {
  let data = '';
  for (let i = first; i < goreCount; i += 2)
    data += d`M${goreEdge(one, i)} ${one.y - 84 * one.size}H${goreEdge(one, i + 1)}V${one.y}H${goreEdge(one, i)}z`;
  return data;
}

/** Path data of every second gore of the roof. */
function gores(one: Tent, first: number): string {
  const { x, y, size: s } = one;
  const [top, middle, eaves] = [y - 208 * s, y - 128 * s, y - 84 * s];
  const waist = (at: number) => x + (at - x) * 0.34;
  let data = '';
  for (let i = first; i < goreCount; i += 2) {
    const [from, to] = [goreEdge(one, i), goreEdge(one, i + 1)];
    data += d`M${x} ${top}Q${waist(from)} ${middle} ${from} ${eaves}L${to} ${eaves}Q${waist(to)} ${middle} ${x} ${top}z`;
  }
  return data;
}

function overhead(sheet: Sheet, y: number): void {
  const { left, right } = sheet.paper;
  const x = sheet.focus;
  if (sheet.isLampLit) {
    stringLights(sheet, hang(left - 20, 380, x, y, 66) + hang(x, y, right + 20, 380, 66));
    return;
  }
  bunting(sheet, { x1: left - 20, y1: 400, x2: x, y2: y, sag: 50 });
  bunting(sheet, { x1: x, y1: y, x2: right + 20, y2: 400, sag: 50 });
}

function visitors(sheet: Sheet): void {
  const rng = sheet.rng('visitors');
  const { left, right } = sheet.paper;
  let people = '';
  for (let i = 0; i < 13 * sheet.span; i++) {
    const stance = { x: rng.range(left + 140, right - 140), foot: rng.range(618, 652), height: rng.range(34, 42) };
    people += person(stance, rng.pick(['stand', 'walk']), rng.sign());
  }
  sheet.add(path(people, sheet.paint('ink')));
}
