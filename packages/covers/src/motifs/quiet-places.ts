import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { lampOr, lantern, shine } from '../parts/lamplight';
import { counter } from '../parts/room';
import { ellipse, round } from '../print/elements';
import type { Material } from '../print/materials';
import { around, d, disc, pairs, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const templeGarden: Motif = {
  words: 'a temple and its raked garden',
  draw(sheet) {
    ground(sheet, { y: 572, roll: 10, depth: 0.09 });
    const x = sheet.focus;
    const way = sheet.subject.x > x ? -1 : 1;
    pagoda(sheet, x + way * 60, 590);
    gravel(sheet, x);
    cherry(sheet, x - way * 250, 616, way);
    stoneLamp(sheet, x + way * 250, 640);
    figures(sheet, 'navy', [
      { x: x - way * 70, foot: 616, height: 84, pose: 'floor' },
      { x: x - way * 10, foot: 612, height: 80, pose: 'floor' },
    ]);
  },
};

/** Three storeys with swept eaves. */
function pagoda(sheet: Sheet, x: number, foot: number): void {
  shine(sheet, { x, y: foot - 60, r: 170 }, 0.6);
  for (let i = 0; i < 3; i++) {
    const [w, y] = [96 - i * 20, foot - i * 68];
    const roof = d`M${x - w - 40} ${y - 46}Q${x - w} ${y - 56} ${x - w * 0.56} ${y - 82}H${x + w * 0.56}Q${x + w} ${y - 56} ${x + w + 40} ${y - 46}Q${x + w} ${y - 36} ${x} ${y - 38}T${x - w - 40} ${y - 46}z`;
    sheet.box({ x: x - w * 0.74, y: y - 44, width: w * 1.48, height: 46 }, sheet.paint('brick', 0.03));
    sheet.box({ x: x - w * 0.46, y: y - 34, width: w * 0.34, height: 28 }, lampOr(sheet, 'cream', 0.04));
    sheet.box({ x: x + w * 0.12, y: y - 34, width: w * 0.34, height: 28 }, lampOr(sheet, 'cream', 0.04));
    sheet.fill(roof, sheet.paint('navy', 0.02));
  }
  sheet.line(d`M${x} ${foot - 216}v-54`, sheet.paint('mustard'), 5);
  sheet.fill(disc(x, foot - 246, 6) + disc(x, foot - 230, 8), sheet.paint('mustard'));
  sheet.skyline.raise(pairs([-100, -60, 0, -270, 100, -60], x, foot));
}

/** Raked gravel: lines that part around three stones. */
function gravel(sheet: Sheet, x: number): void {
  const { left, right, bottom } = sheet.paper;
  const rows = [612, 622, 633, 645, 658]
    .map((y) => d`M${left} ${y}H${x - 150}q30 ${-8} 60 0t60 0t60 0H${right}`)
    .join('');
  const rings = [34, 46].map((r) => around(x + 120, 638, 'M-1 0a1 .34 0 1 1 2 0a1 .34 0 1 1-2 0z', r)).join('');
  sheet.fill(d`M${left - 5} 604Q600 594 ${right + 5} 604V${bottom + 15}H${left - 5}z`, sheet.paint('plaster', 0.02));
  sheet.line(rows, sheet.paint('stone', 0, 'shade'), 2.2, { opacity: 0.55 });
  sheet.fill(d`M${x + 74} 638a46 16 0 1 1 92 0a46 16 0 1 1 -92 0z`, sheet.paint('plaster', 0.02));
  sheet.line(rings, sheet.paint('stone', 0, 'shade'), 2.2, { opacity: 0.55 });
  sheet.fill(around(x, 0, 'M96 640l4-26 14-12 16 6 12 32zM134 642l4-14 12-4 8 18z'), sheet.paint('rock'));
}

/** A leaning tree, in blossom in spring. */
function cherry(sheet: Sheet, x: number, foot: number, way: 1 | -1): void {
  const rng = sheet.rng('tree');
  let crown = '';
  for (let i = 0; i < 9; i++)
    crown += disc(x + way * (30 + rng.range(-84, 84)), foot - 150 + rng.range(-44, 36), rng.range(26, 44));
  const material = sheet.growth.spring > 0.35 ? 'rose' : 'leaf';
  sheet.line(
    d`M${x} ${foot + 8}Q${x - way * 14} ${foot - 60} ${x + way * 30} ${foot - 130}M${x + way * 4} ${foot - 74}q${-way * 40} -20 ${-way * 44} -54`,
    sheet.paint('wood', 0, 'shade'),
    13,
    round,
  );
  sheet.fill(crown, sheet.paint(material, 0.02));
  sheet.fill(disc(x + way * 20, foot - 168, 24) + disc(x + way * 70, foot - 150, 18), sheet.paint(material, 0, 'lit'), {
    opacity: 0.6,
  });
}

function stoneLamp(sheet: Sheet, x: number, foot: number): void {
  shine(sheet, { x, y: foot - 62, r: 70 });
  sheet.fill(
    around(
      x,
      foot,
      'M-20 0h40l-8-12h-6v-30h-12v30h-6zM-22-42h44v-6h-44zM-16-48v-26h32v26zM-32-72q32-10 32-26q0 16 32 26z',
    ),
    sheet.paint('stone'),
  );
  sheet.box({ x: x - 8, y: foot - 68, width: 16, height: 16 }, lampOr(sheet, 'ink'));
}

export const teaHouse: Motif = {
  words: 'tea on a low table before a garden',
  draw(sheet) {
    const x = 600 + (sheet.subject.x - 600) * 0.5;
    screens(sheet, x);
    counter(sheet, 548, 'wood');
    shine(sheet, { x, y: 560, r: 260 }, 0.4);
    pot(sheet, x - 70, 606);
    for (const [dx, y, s] of [
      [70, 604, 1],
      [158, 622, 1.1],
      [-210, 630, 1.1],
    ] as const)
      bowl(sheet, x + dx, y, s);
    whisk(sheet, x + 250, 600);
    blossom(sheet, x - 290, 566);
  },
};

/** Sliding paper screens, open on the land. */
function screens(sheet: Sheet, x: number): void {
  const { left, right, top } = sheet.paper;
  const half = 265;
  sheet.skyline.close({ left: x - half, right: x + half });
  const wood = sheet.paint('wood', 0, 'shade');
  const paper = sheet.isLampLit ? sheet.paint('cream', 0, 'lit') : sheet.paint('cream');
  let lattice = '';
  for (const side of [-1, 1]) {
    for (let u = half; u < half + 700; u += 62) lattice += d`M${x + side * u} 96V548`;
    for (let y = 96; y < 548; y += 76) lattice += d`M${x + side * half} ${y}H${side < 0 ? left - 5 : right + 5}`;
  }
  sheet.box({ x: left - 5, y: top - 5, width: x - half - left + 5, height: 560 - top }, paper);
  sheet.box({ x: x + half, y: top - 5, width: right - x - half + 5, height: 560 - top }, paper);
  sheet.box({ x: left - 5, y: top - 5, width: right - left + 10, height: 88 - top }, sheet.paint('plaster'));
  sheet.line(lattice, wood, 4, { opacity: 0.85 });
  sheet.line(d`M${left} 86H${right}M${x - half} 86V548M${x + half} 86V548`, wood, 14);
}

function pot(sheet: Sheet, x: number, foot: number): void {
  const iron = sheet.paint('ink');
  sheet.line(around(x, foot, 'M-50-66Q0-168 50-66'), iron, 6);
  sheet.fill(around(x, foot, 'M-66-40Q-66-84 0-84T66-40Q60 0 0 0T-66-40z'), iron);
  sheet.fill(around(x, foot, 'M54-46L104-82L108-70L60-22z'), iron);
  sheet.fill(around(x, foot, 'M-24-84q24-16 48 0zM-6-96h12v8h-12z'), sheet.paint('slate'));
  sheet.line(
    around(x, foot, 'M116-94q-14-20 2-36t-2-36M132-92q-10-16 2-28t-2-26'),
    sheet.paint('cream', 0.1, 'lit'),
    5,
    { ...round, opacity: 0.5 },
  );
}

function bowl(sheet: Sheet, x: number, foot: number, s: number): void {
  sheet.fill(around(x, foot, 'M-38-36Q-36 0-14 0H14Q36 0 38-36z', s), sheet.paint('teal', 0, 'shade'));
  sheet.fill(around(x, foot, 'M-38-36a38 9 0 1 1 76 0a38 9 0 1 1-76 0z', s), sheet.paint('leaf', 0, 'lit'));
}

function whisk(sheet: Sheet, x: number, foot: number): void {
  let tines = '';
  for (let i = -4; i <= 4; i++) tines += d`M${x + i * 2} ${foot - 34}Q${x + i * 7} ${foot - 16} ${x + i * 4} ${foot}`;
  sheet.line(tines, sheet.paint('straw'), 2.5);
  sheet.box({ x: x - 9, y: foot - 66, width: 18, height: 34 }, sheet.paint('straw', 0, 'lit'));
}

/** A branch in a narrow vase. */
function blossom(sheet: Sheet, x: number, foot: number): void {
  let flowers = '';
  for (const [u, v] of pairs([-30, 150, 10, 176, 34, 140, 52, 196, -8, 120, 70, 168]))
    flowers += d`M${x + u - 9} ${foot - v}a9 9 0 1 1 18 0a9 9 0 1 1 -18 0z`;
  sheet.line(around(x, foot, 'M0-60Q10-120 60-196M6-100Q-24-120-30-150'), sheet.paint('wood', 0, 'shade'), 4);
  sheet.fill(flowers, sheet.paint('rose', 0, 'lit'));
  sheet.fill(d`M${x - 18} ${foot}q-12-40 8-66h20q20 26 8 66z`, lampOr(sheet, 'navy'));
  sheet.fill(d`M${x - 18} ${foot}q-12-40 8-66h20q20 26 8 66z`, sheet.paint('navy'));
}

const rock = pairs([-330, 690, -250, 628, -120, 606, 60, 600, 190, 622, 330, 690]);
const rockShade = pairs([-330, 690, -250, 628, -120, 606, -170, 640, -130, 690]);
const stones: readonly Material[] = ['rock', 'slate', 'stone'];

export const cairn: Motif = {
  words: 'stacked stones',
  draw(sheet) {
    const shape = (points: readonly Point[]) => polygon(points.map(([x, y]): Point => [sheet.focus + x, y]));
    sheet.fill(shape(rock), sheet.paint('rock', 0.02));
    sheet.fill(shape(rockShade), sheet.paint('rock', 0, 'shade'));
    shine(sheet, { x: sheet.focus, y: 590, r: 210 }, 0.6);
    stack(sheet);
    for (const off of [-150, 128]) lantern(sheet, { x: sheet.focus + off, y: 612, r: 11 }, 'cream');
    reeds(sheet);
  },
};

function stack(sheet: Sheet): void {
  const rng = sheet.rng('motif');
  const way = sheet.lightX > sheet.focus ? 1 : -1;
  const count = rng.int(5, 6);
  let y = 606;
  for (let i = 0; i < count; i++) {
    const rx = 92 * 0.78 ** i * rng.range(0.92, 1.08);
    const ry = 27 * 0.88 ** i * rng.range(0.9, 1.12);
    const cx = sheet.focus + rng.range(-8, 8);
    const material = rng.pick(stones);
    y -= ry;
    const face = { cx: cx + way * rx * 0.1, cy: y - ry * 0.16, rx: rx * 0.86, ry: ry * 0.78 };
    sheet.add(
      ellipse({ cx, cy: y, rx, ry }, sheet.paint(material, 0.02, 'shade')),
      ellipse(face, sheet.paint(material, 0.02, 'lit')),
    );
    y -= ry * 0.94;
  }
}

function reeds(sheet: Sheet): void {
  const rng = sheet.rng('reeds');
  const { left, right } = sheet.paper;
  let data = '';
  for (let i = 0; i < 18 * sheet.span; i++) {
    const x = rng.chance(0.5) ? rng.range(left - 10, 240) : rng.range(960, right + 10);
    data += d`M${x} 690q${rng.range(-10, 10)}-80 ${rng.range(-30, 30)} ${-rng.range(90, 190)}q6 90 6 190z`;
  }
  sheet.fill(data, sheet.paint('leaf', 0, 'shade'));
}
