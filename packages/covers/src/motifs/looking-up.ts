import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { lampOr, shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { hex, lch } from '../print/colour';
import { circle, round } from '../print/elements';
import type { Material } from '../print/materials';
import { around, d, disc, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

interface Dome {
  readonly x: number;
  readonly foot: number;
  readonly r: number;
  readonly depth: number;
}

export const observatory: Motif = {
  words: 'an observatory',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const material = rng.pick(['grass', 'rock', 'straw']);
    const yAt = ground(sheet, { y: 604, roll: 22, hill: 66, material, depth: 0.06, grass: 10 });
    const x = sheet.focus;
    const way = sheet.subject.x > x ? 1 : -1;
    const farX = x - way * 220;
    drawDome(sheet, { x: farX, foot: yAt(farX) + 10, r: 42, depth: 0.12 });
    const main = { x, foot: yAt(x) + 10, r: 92, depth: 0.03 };
    drawDome(sheet, main);
    telescope(sheet, main, way);
    watchers(sheet, x + way * 176, yAt(x + way * 176) + 24, way);
  },
};

const wallTop = ({ foot, r }: Dome) => foot - 10 - r * 0.78;

function drawDome(sheet: Sheet, dome: Dome): void {
  const { x, foot, r, depth } = dome;
  const top = wallTop(dome);
  const way = sheet.lightX > x ? 1 : -1;
  const shadedWall = d`M${x - way * r} ${top}h${way * r * 0.7}V${foot}h${-way * r * 0.7}z`;
  const shell = around(x, top, 'M-1.06 0a1.06 1.04 0 0 1 2.12 0z', r);
  const shadedShell =
    d`M${x - way * r * 1.06} ${top}A${r * 1.06} ${r * 1.04} 0 0 ${way > 0 ? 1 : 0} ${x} ${top - r * 1.04}` +
    d`Q${x - way * r * 0.5} ${top - r * 0.7} ${x - way * r * 0.4} ${top}z`;
  sheet.box({ x: x - r, y: top, width: 2 * r, height: foot - top }, sheet.paint('plaster', depth));
  sheet.fill(shadedWall, sheet.paint('plaster', depth, 'shade'), { opacity: 0.8 });
  sheet.fill(shell, sheet.paint('cream', depth, 'lit'));
  sheet.fill(shadedShell, sheet.paint('slate', depth, 'shade'), { opacity: 0.55 });
  sheet.box({ x: x - r * 1.06, y: top - 4, width: r * 2.12, height: 9 }, sheet.paint('steel', depth));
  door(sheet, dome);
}

function door(sheet: Sheet, { x, foot, depth }: Dome): void {
  sheet.box({ x: x - 11, y: foot - 44, width: 22, height: 44 }, lampOr(sheet, 'wood', depth));
}

/** The slit and the tube, pointed at the subject. */
function telescope(sheet: Sheet, dome: Dome, way: 1 | -1): void {
  const { x, r } = dome;
  const angle = -Math.PI / 2 + way * 0.55;
  const at = (out: number, across: number): Point => [
    x + r * (Math.cos(angle) * out - Math.sin(angle) * across),
    wallTop(dome) + r * (Math.sin(angle) * out + Math.cos(angle) * across),
  ];
  const [glowX, glowY] = at(0.8, 0);
  shine(sheet, { x: glowX, y: glowY, r: r * 0.9 }, 0.5);
  sheet.fill(polygon([at(0.2, -0.2), at(1.04, -0.2), at(1.04, 0.2), at(0.2, 0.2)]), lampOr(sheet, 'ink'));
  sheet.fill(polygon([at(0.3, -0.1), at(1.32, -0.12), at(1.32, 0.12), at(0.3, 0.1)]), sheet.paint('ink'));
}

/** Two people at their own small telescope. */
function watchers(sheet: Sheet, x: number, y: number, way: 1 | -1): void {
  const legs = around(x, y, 'M0-40l-16 42M0-40l16 42M0-40v44');
  const tube = around(x, y, 'M-22-30L34-66', 1, way);
  const people =
    person({ x: x - way * 38, foot: y + 4, height: 56 }) + person({ x: x - way * 74, foot: y + 6, height: 46 });
  sheet.line(legs, sheet.paint('ink'), 4);
  sheet.line(tube, sheet.paint('ink'), 11);
  sheet.fill(people, sheet.paint('ink'));
}

export const photographers: Motif = {
  words: 'a photographer at a tripod',
  draw(sheet) {
    const yAt = ground(sheet, { y: 586, roll: 16, hill: 26, grass: 14 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 112, height: [100, 170], depth: 0.06 });
    const x = sheet.focus;
    const way = sheet.subject.x > x ? 1 : -1;
    tripod(sheet, x + way * 46, yAt(x) + 50, way);
    figures(sheet, 'poppy', [{ x: x - way * 10, foot: yAt(x) + 54, height: 116, pose: 'reach', way }]);
    tripod(sheet, x - way * 130, yAt(x) + 36, way, 0.72);
    figures(sheet, 'teal', [{ x: x - way * 172, foot: yAt(x) + 40, height: 86, pose: 'reach', way }]);
    sheet.fill(around(x, yAt(x), 'M-62 56l-38 2 4-34 30-2z', 1, way), sheet.paint('navy'));
  },
};

/** A camera with a long lens on three legs. */
function tripod(sheet: Sheet, x: number, foot: number, way: 1 | -1, s = 1): void {
  const top = foot - 98 * s;
  const lens = { x: way > 0 ? x + 14 * s : x - 48 * s, y: top - 28 * s, width: 34 * s, height: 20 * s };
  sheet.line(
    d`M${x} ${top}L${x - 32 * s} ${foot}M${x} ${top}L${x + 32 * s} ${foot}M${x} ${top}V${foot - 6}`,
    sheet.paint('ink'),
    5 * s,
    round,
  );
  sheet.box({ x: x - 20 * s, y: top - 34 * s, width: 40 * s, height: 30 * s }, sheet.paint('ink'));
  sheet.box({ x: x - 9 * s, y: top - 42 * s, width: 18 * s, height: 10 * s }, sheet.paint('ink'));
  sheet.box(lens, sheet.paint('slate'));
  sheet.add(
    circle(x + way * 48 * s, top - 18 * s, 11 * s, sheet.paint('slate')),
    circle(x + way * 50 * s, top - 18 * s, 6 * s, sheet.skyTone(0.4)),
  );
}

const smocks: readonly Material[] = ['teal', 'poppy', 'mustard'];

export const easels: Motif = {
  words: 'painters at their easels',
  draw(sheet) {
    const yAt = ground(sheet, { y: 582, roll: 14, grass: 26 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 116, height: [110, 190], depth: 0.06 });
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    for (const [i, [dx, s]] of (
      [
        [-190, 0.8],
        [170, 0.86],
        [-20, 1.12],
      ] as const
    ).entries()) {
      const x = sheet.focus + dx;
      painter(sheet, { x, foot: yAt(x) + 34 + s * 18, s, way, smock: smocks[i] ?? 'teal', turn: i });
    }
  },
};

interface Painter {
  readonly x: number;
  readonly foot: number;
  readonly s: number;
  readonly way: 1 | -1;
  readonly smock: Material;
  readonly turn: number;
}

/** Someone before a canvas that shows the hills. */
function painter(sheet: Sheet, { x, foot, s, way, smock, turn }: Painter): void {
  const cx = x + way * 62 * s;
  const [w, h, top] = [66 * s, 52 * s, foot - 112 * s];
  sheet.line(
    d`M${cx} ${top - 16 * s}L${cx - 30 * s} ${foot}M${cx} ${top - 16 * s}L${cx + 30 * s} ${foot}M${cx - 26 * s} ${top + h + 4 * s}h${52 * s}`,
    sheet.paint('wood', 0, 'shade'),
    4.5 * s,
    round,
  );
  sheet.box({ x: cx - w / 2, y: top, width: w, height: h }, sheet.paint('cream', 0, 'lit'));
  sheet.box({ x: cx - w / 2 + 4, y: top + 4, width: w - 8, height: h - 8 }, sheet.skyTone(0.6));
  sheet.fill(
    polygon([
      [cx - w / 2 + 4, top + h - 4],
      [cx - w / 2 + 4, top + h * 0.6],
      [cx - w * 0.1, top + h * (0.36 + turn * 0.06)],
      [cx + w * 0.2, top + h * 0.62],
      [cx + w / 2 - 4, top + h * 0.5],
      [cx + w / 2 - 4, top + h - 4],
    ]),
    sheet.paint('leaf'),
  );
  sheet.fill(disc(cx + w * 0.2, top + h * 0.28, 5 * s), sheet.paint('mustard', 0, 'lit'));
  figures(sheet, smock, [{ x, foot, height: 108 * s, pose: 'reach', way }]);
  sheet.fill(around(x, foot, 'M-6-106h22l12 5h-46z', s, way), sheet.paint('straw', 0, 'lit'));
}

const fire = hex(lch(0.82, 0.17, 62));

export const rocket: Motif = {
  words: 'a model rocket taking off',
  draw(sheet) {
    const yAt = ground(sheet, { y: 584, roll: 14, grass: 24 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 108, height: [90, 160], depth: 0.06 });
    const x = sheet.focus;
    const foot = yAt(x) + 44;
    trail(sheet, x, foot);
    body(sheet, x, 330);
    sheet.line(around(x, foot, 'M-34 10L0-14L34 10M12-10V-130'), sheet.paint('ink'), 5, round);
    const people = [
      [-210, 84, 'up'],
      [-160, 60, 'wave'],
      [-262, 96, 'stand'],
      [176, 62, 'up'],
      [226, 92, 'reach'],
    ] as const;
    for (const [i, [dx, height, pose]] of people.entries())
      figures(sheet, (['poppy', 'teal', 'navy', 'mustard', 'rose'] as const)[i], [
        { x: x + dx, foot: yAt(x + dx) + 52, height, pose, way: dx < 0 ? 1 : -1 },
      ]);
  },
};

function trail(sheet: Sheet, x: number, foot: number): void {
  const rng = sheet.rng('smoke');
  let smoke = '';
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const y = foot - t * (foot - 420);
    smoke += disc(x + rng.range(-1, 1) * (34 * (1 - t) + 6), y, (1 - t) * 26 + rng.range(5, 11));
  }
  shine(sheet, { x, y: 430, r: 130 }, 0.8, fire);
  sheet.fill(smoke, sheet.paint('cream', 0.16, 'lit'), { opacity: 0.6 });
}

function body(sheet: Sheet, x: number, y: number): void {
  const side = sheet.lightX > x ? -1 : 1;
  sheet.fill(around(x, y, 'M-12 66Q-8 116 0 138Q8 116 12 66z'), fire);
  sheet.fill(around(x, y, 'M-20 30L-48 82L-18 66zM20 30L48 82L18 66z'), sheet.paint('poppy'));
  sheet.fill(around(x, y, 'M-21 66V-40Q-18-84 0-108Q18-84 21-40V66z'), sheet.paint('cream', 0, 'lit'));
  sheet.fill(around(x, y, 'M-20-46Q-17-84 0-108Q17-84 20-46z'), sheet.paint('poppy', 0, 'lit'));
  sheet.fill(
    d`M${x + side * 21} ${y + 66}V${y - 40}q${-side * 2} -34 ${-side * 12} -54q${side * 2} 60 ${-side * 2} 120z`,
    sheet.paint('ink', 0.1),
    { opacity: 0.2 },
  );
  sheet.add(circle(x, y - 10, 11, sheet.paint('teal')), circle(x, y - 10, 6, sheet.skyTone(0.5)));
}
