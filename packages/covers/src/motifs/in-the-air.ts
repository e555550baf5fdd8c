import { crowd } from '../parts/crowd';
import { ground } from '../parts/ground';
import { glowOr, shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { hex, lch } from '../print/colour';
import { round } from '../print/elements';
import type { Material } from '../print/materials';
import { around, d, marks, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const kiteCloths: readonly (readonly [Material, Material])[] = [
  ['poppy', 'mustard'],
  ['teal', 'cream'],
  ['mustard', 'poppy'],
  ['rose', 'navy'],
];

interface Kite {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Turn in radians. */
  readonly lean: number;
  readonly cloths: readonly [Material, Material];
  readonly hand: Point;
}

export const kites: Motif = {
  words: 'kites on a hill',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const material = rng.pick(['grass', 'grass', 'sand']);
    const yAt = ground(sheet, { y: 590, roll: 24, hill: 44, grass: 16, material });
    const x = sheet.focus;
    const turn = rng.int(0, 3);
    const places = [
      { x: x - 30, y: rng.range(170, 220), size: 58, flyer: x - 150 },
      { x: x + 190, y: rng.range(110, 170), size: 42, flyer: x - 20 },
      { x: x - 230, y: rng.range(120, 180), size: 34, flyer: x - 250 },
      { x: x + 90, y: rng.range(280, 320), size: 28, flyer: x + 150 },
    ];
    for (const [i, { flyer, ...place }] of places.slice(0, rng.chance(0.6) ? 4 : 3).entries()) {
      const foot = yAt(flyer) + 6;
      const cloths = kiteCloths[(i + turn) % kiteCloths.length] ?? ['poppy', 'mustard'];
      const height = i ? 40 : 58;
      kite(sheet, {
        ...place,
        cloths,
        lean: rng.range(-0.5, 0.5),
        hand: [flyer + height * 0.24, foot - height * 1.06],
      });
      sheet.fill(person({ x: flyer, foot, height }, 'cheer'), sheet.paint('ink'));
    }
    sheet.fill(person({ x: x - 190, foot: yAt(x - 190) + 8, height: 66 }), sheet.paint('ink'));
  },
};

function kite(sheet: Sheet, { x, y, size, lean, cloths: [front, back], hand }: Kite): void {
  const [cos, sin] = [Math.cos(lean) * size, Math.sin(lean) * size];
  const at = (u: number, v: number): Point => [x + u * cos - v * sin, y + u * sin + v * cos];
  shine(sheet, { x, y, r: size * 1.7 }, 0.25);
  const line = d`M${at(0, 0.2)}Q${(x + hand[0]) / 2 + 30} ${(y + hand[1]) / 2 + 50} ${hand}`;
  const tail = d`M${at(0, 1.15)}Q${at(0.4, 1.7)} ${at(-0.3, 2.2)}T${at(0.35, 2.8)}`;
  const bows = [at(-0.3, 2.2), at(0.35, 2.8)].map((bow) => d`M${bow}l-9-6v12zM${bow}l9-6v12z`);
  sheet.line(line, sheet.paint('ink', 0.1), 1.4, { opacity: 0.7 });
  sheet.fill(polygon([at(0, -1), at(0.68, -0.15), at(0, 1.15)]), sheet.paint(front, 0.02, 'lit'));
  sheet.fill(polygon([at(0, -1), at(-0.68, -0.15), at(0, 1.15)]), sheet.paint(back, 0.02));
  sheet.line(tail, sheet.paint(front, 0.05), 2.5);
  sheet.fill(bows.join(''), sheet.paint(back, 0.02, 'lit'));
}

const balloonCloths: readonly (readonly [Material, Material])[] = [
  ['poppy', 'cream'],
  ['mustard', 'teal'],
  ['teal', 'cream'],
  ['rose', 'navy'],
];
const burner = hex(lch(0.85, 0.13, 70));

interface Balloon {
  readonly x: number;
  readonly y: number;
  /** 1 is 172 units wide. */
  readonly size: number;
  readonly cloths: readonly [Material, Material];
}

export const balloons: Motif = {
  words: 'hot-air balloons',
  draw(sheet) {
    const rng = sheet.rng('motif');
    ground(sheet, { y: 604, roll: 20, material: rng.pick(['grass', 'straw']), grass: 12 });
    const x = sheet.focus;
    const way = rng.sign();
    const places = [
      { x: x + rng.range(-30, 30), y: rng.range(210, 290), size: rng.range(0.82, 1.14) },
      { x: x - way * 230, y: rng.range(150, 300), size: rng.range(0.42, 0.64) },
      { x: x + way * 240, y: rng.range(230, 340), size: rng.range(0.34, 0.52) },
      { x: x + rng.range(-70, 70), y: 96, size: 0.3 },
    ];
    const turn = rng.int(0, 3);
    for (const [i, place] of places.entries())
      balloon(sheet, { ...place, cloths: balloonCloths[(i + turn) % balloonCloths.length] ?? ['poppy', 'cream'] });
  },
};

function balloon(sheet: Sheet, { x, y, size, cloths: [outer, inner] }: Balloon): void {
  const depth = Math.max(0, 0.42 * (1 - size));
  const r = 86 * size;
  const way = sheet.lightX > x ? 1 : -1;
  shine(sheet, { x, y: y + r * 0.6, r: r * 1.5 }, 0.4);
  sheet.fill(envelope(x, y, r, 1), sheet.paint(outer, depth, 'lit'));
  sheet.fill(envelope(x, y, r, 0.62), sheet.paint(inner, depth));
  sheet.fill(envelope(x, y, r, 0.24), sheet.paint(outer, depth));
  sheet.fill(shadedSide(x, y, r, way), sheet.paint('navy', depth), { opacity: 0.28 });
  shine(sheet, { x, y: y + r * 0.55, r: r * 1.1 }, 0.85, burner);
  const ropes = around(x, y, 'M-.2 1.16l.06 .26M.2 1.16l-.06 .26', r);
  sheet.line(ropes, sheet.paint('ink', depth), 1.5);
  sheet.box({ x: x - r * 0.15, y: y + r * 1.4, width: r * 0.3, height: r * 0.22 }, sheet.paint('wood', depth));
}

/** Path data of the envelope, or of one of its gores: `width` times as wide. */
function envelope(x: number, y: number, r: number, width: number): string {
  const [top, middle, foot] = [y - r, y + r * 0.2, y + r * 1.16];
  const [a, b, c] = [r * 1.1 * width, r * 1.16 * width, r * 0.24 * width];
  const right = d`M${x} ${top}C${x + a} ${top} ${x + b} ${middle} ${x + c} ${foot}`;
  return right + d`H${x - c}C${x - b} ${middle} ${x - a} ${top} ${x} ${top}z`;
}

function shadedSide(x: number, y: number, r: number, way: 1 | -1): string {
  const w = way * r;
  const outside = d`M${x} ${y - r}C${x - w * 1.1} ${y - r} ${x - w * 1.16} ${y + r * 0.2} ${x - w * 0.24} ${y + r * 1.16}`;
  return outside + d`C${x - w * 0.8} ${y + r * 0.2} ${x - w * 0.7} ${y - r * 0.7} ${x} ${y - r}z`;
}

const candle = hex(lch(0.8, 0.15, 62));

export const skyLanterns: Motif = {
  words: 'lanterns rising',
  draw(sheet) {
    const rng = sheet.rng('motif');
    ground(sheet, { y: 606, roll: 12, depth: 0.05 });
    for (let i = 0; i < 26; i++) {
      const t = rng.next();
      const x = sheet.focus + (rng.next() + rng.next() - 1) * 460;
      const y = 90 + 440 * t * t;
      const s = 6 + 13 * rng.next() * (0.4 + 0.6 * t);
      if (s > 10) shine(sheet, { x, y, r: s * 3 }, 0.55, candle);
      const body = around(x, y, 'M-.7-1q.7-.5 1.4 0l-.2 2h-1z', s);
      const glow = hex(lch(0.78 + 0.1 * rng.next(), 0.14, 66));
      sheet.fill(body, glowOr(sheet, glow, 'cream', 0.1));
    }
    crowd(sheet, { y: 634, size: 30, rows: 2 });
  },
};

const colours = [lch(0.82, 0.15, 72), lch(0.76, 0.16, 18), lch(0.84, 0.11, 190), lch(0.93, 0.07, 95)].map(hex);

export const fireworks: Motif = {
  words: 'fireworks',
  draw(sheet) {
    if (!sheet.isOnWater) ground(sheet, { y: 600, roll: 8, material: 'slate', depth: 0.05 });
    const rng = sheet.rng('bursts');
    const x = sheet.focus;
    for (const [i, [dx, y, r]] of (
      [
        [0, 206, 118],
        [-190, 272, 80],
        [176, 300, 74],
        [-70, 350, 52],
      ] as const
    ).entries())
      burst(sheet, { x: x + dx + rng.range(-16, 16), y, r, colour: colours[i] ?? colours[0] ?? '', name: `burst${i}` });
    crowd(sheet, { y: 604, size: 34, rows: 2 });
  },
};

interface Burst {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly colour: string;
  readonly name: string;
}

/** A ball of sparks: rays that droop, with a bright end each. */
function burst(sheet: Sheet, { x, y, r, colour, name }: Burst): void {
  const rng = sheet.rng(name);
  const ends: Point[] = [];
  let rays = '';
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * 2 * Math.PI + rng.range(-0.06, 0.06);
    const reach = r * rng.range(0.72, 1.05);
    const [ex, ey] = [x + Math.cos(a) * reach, y + Math.sin(a) * reach + reach * 0.16];
    rays += d`M${x + Math.cos(a) * reach * 0.34} ${y + Math.sin(a) * reach * 0.34}Q${x + Math.cos(a) * reach * 0.74} ${y + Math.sin(a) * reach * 0.72} ${ex} ${ey}`;
    ends.push([ex, ey]);
  }
  shine(sheet, { x, y, r: r * 1.4 }, 0.5, colour);
  sheet.line(d`M${x + rng.range(-20, 20)} 590Q${x + rng.range(-24, 24)} ${(y + 590) / 2} ${x} ${y + 20}`, colour, 1.6, {
    opacity: 0.35,
  });
  sheet.line(rays, colour, 2.4, { ...round, opacity: 0.85 });
  sheet.line(marks(ends), colour, 6, round);
}
