import { figures } from '../parts/figures';
import { floorBox, framingTrees, ground } from '../parts/ground';
import { glowOr, shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { hex, lch } from '../print/colour';
import { circle, ellipse, round } from '../print/elements';
import type { Material } from '../print/materials';
import { around, d, disc, lens, pairs, silhouette, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const groundY = 520;
/** Centre and half axes of the near curve of the track. */
const curveY = 720;
const curveRy = 182;

/** A runner, in fractions of the height: x in the direction of running, y upwards. */
const bodyOutline = pairs([
  -0.06, 0.78, 0.12, 0.78, 0.06, 0.44, 0.26, 0.34, 0.2, 0.06, 0.3, 0.02, 0.3, 0.07, 0.36, 0.4, 0.1, 0.52, -0.08, 0.3,
  -0.34, 0.22, -0.36, 0.3, -0.12, 0.38, -0.06, 0.5,
]);
const backArm = pairs([0, 0.76, -0.2, 0.66, -0.26, 0.5, -0.2, 0.49, -0.14, 0.62, 0.02, 0.68]);
const frontArm = pairs([0.08, 0.76, 0.2, 0.6, 0.34, 0.66, 0.34, 0.6, 0.19, 0.53, 0.02, 0.68]);
const runners: readonly (readonly [off: number, lane: number, kit: Material])[] = [
  [-130, 0, 'navy'],
  [0, 1, 'ink'],
  [118, 0.3, 'ink'],
  [230, 0.8, 'navy'],
];

export const track: Motif = {
  words: 'runners on a track',
  draw(sheet) {
    const x = sheet.focus;
    const way = x < 600 ? 1 : -1;
    ground(sheet, { y: groundY, roll: 5, depth: 0.12 });
    framingTrees(sheet, { yAt: () => groundY + 12, gap: 90, height: [90, 140], depth: 0.14 });
    stand(sheet);
    for (const off of [-420, 430]) floodlight(sheet, { x: x + off, foot: groundY + 20, height: 256 });
    const centre = x + way * 260;
    const rx = 980 * Math.max(1, sheet.span);
    lanes(sheet, centre, rx);
    for (const [off, lane, kit] of runners) {
      const t = (x + off - centre) / rx;
      const foot = curveY - curveRy * Math.sqrt(Math.max(0, 1 - t * t)) + 22 + lane * 16;
      runner(sheet, { x: x + off, foot, way, kit });
    }
  },
};

/** A low stand with rows of seats. */
function stand(sheet: Sheet): void {
  const x = sheet.focus;
  const y = groundY;
  const body = around(x, y, 'M-330 12v-46L330-62h20l-20 74z');
  const roof = around(x, y, 'M-350-66L360-104v10L-350-58z');
  const rows = [0, 1, 2, 3].map((i) => d`M${x - 320} ${y + 2 - i * 9}L${x + 326} ${y - 4 - i * 15}`);
  sheet.fill(body, sheet.paint('steel', 0.12));
  sheet.fill(roof, sheet.paint('cream', 0.08, 'lit'));
  sheet.line(rows.join(''), sheet.paint('poppy', 0.1), 4, { 'stroke-dasharray': '5 4', opacity: 0.8 });
}

function lanes(sheet: Sheet, cx: number, rx: number): void {
  const line = { stroke: sheet.paint('cream', 0, 'lit'), 'stroke-width': 2.6 };
  sheet.add(
    ellipse({ cx, cy: curveY, rx, ry: curveRy }, sheet.paint('red', 0.03, 'lit')),
    ellipse({ cx, cy: curveY + 22, rx: rx * 0.714, ry: 132 }, sheet.paint('grass', 0.02)),
  );
  for (let i = 1; i < 5; i++)
    sheet.add(ellipse({ cx, cy: curveY + i * 4.4, rx: rx * (1 - 0.057 * i), ry: curveRy - i * 10 }, 'none', line));
}

interface Runner {
  readonly x: number;
  readonly foot: number;
  readonly way: 1 | -1;
  readonly kit: Material;
}

function runner(sheet: Sheet, { x, foot, way, kit }: Runner): void {
  const h = 78;
  const at = ([u, v]: Point): Point => [x + way * u * h, foot - v * h];
  const limbs = silhouette([bodyOutline, backArm, frontArm].map((limb) => limb.map(at)));
  const [headX, headY] = at([0.07, 0.9]);
  sheet.add(ellipse({ cx: x, cy: foot + 2, rx: 26, ry: 4 }, sheet.paint('ink'), { opacity: 0.3 }));
  sheet.fill(disc(headX, headY, h * 0.1) + limbs, sheet.paint(kit, 0, 'shade'));
}

export const ballGame: Motif = {
  words: 'a ball game on a green pitch',
  draw(sheet) {
    const yAt = ground(sheet, { y: 568, roll: 5 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 4, gap: 88, height: [80, 150], depth: 0.1 });
    const x = sheet.focus;
    const { left, right } = sheet.paper;
    const way = sheet.subject.x > x ? -1 : 1;
    const gx = x + way * 250;
    const white = sheet.paint('cream', 0, 'lit');
    const goal = around(gx, 0, 'M-52 596V500M52 596V500M-52 552H52');
    let net = '';
    for (let i = 1; i < 8; i++) net += d`M${gx - 52 + i * 13} 552v42`;
    for (let i = 1; i < 3; i++) net += d`M${gx - 52} ${552 + i * 14}h104`;
    sheet.line(d`M${left} 598H${right}M${left} 652H${right}`, white, 3, { opacity: 0.8 });
    sheet.fill(lens(x - way * 60, 626, 130, 11), 'none', { stroke: white, 'stroke-width': 3, opacity: 0.7 });
    sheet.line(net, white, 1.2, { opacity: 0.6 });
    sheet.line(goal, white, 6, round);
    figures(sheet, 'poppy', [
      { x: x - way * 40, foot: 640, height: 104, pose: 'run', way },
      { x: x - way * 210, foot: 616, height: 84, pose: 'run', way },
      { x: x + way * 130, foot: 612, height: 80, pose: 'reach', way: way === 1 ? -1 : 1 },
    ]);
    figures(sheet, 'mustard', [
      { x: x + way * 50, foot: 646, height: 104, pose: 'run', way: way === 1 ? -1 : 1 },
      { x: x - way * 130, foot: 606, height: 78, pose: 'stride', way },
      { x: gx - way * 10, foot: 604, height: 78, pose: 'crouch', way: way === 1 ? -1 : 1 },
    ]);
    sheet.add(circle(x + way * 12, 560, 10, white));
    sheet.line(d`M${x + way * 4} 556q8 6 16 2`, sheet.paint('ink'), 2);
  },
};

const floor = 600;
const half = 300;
const floodlit = hex(lch(0.95, 0.05, 100));
const floodlitGrass = hex(lch(0.72, 0.14, 140));

export const stadium: Motif = {
  words: 'a stadium',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const x = sheet.focus;
    ground(sheet, { y: floor - 30, roll: 6, depth: 0.1 });
    shine(sheet, { x, y: floor - 90, r: 420 }, 0.55, floodlit);
    for (const off of [-half - 10, half + 10]) floodlight(sheet, { x: x + off, foot: floor, height: 292 });
    if (rng.chance(0.5)) arch(sheet);
    bowl(sheet);
    ribs(sheet);
    sheet.box(floorBox(sheet, floor), sheet.paint('stone', 0.03, 'shade'));
    fans(sheet);
  },
};

/** An arch with cables over the bowl. */
function arch(sheet: Sheet): void {
  const x = sheet.focus;
  const curve = d`M${x - half} ${floor - 60}Q${x} ${floor - 330} ${x + half} ${floor - 60}`;
  const cables = Array.from({ length: 9 }, (_, i) => {
    const t = (i + 1) / 10;
    return d`M${x - half + 2 * half * t} ${floor - 60 - 540 * t * (1 - t)}V${floor - 110}`;
  });
  sheet.line(curve, sheet.paint('cream', 0.05, 'lit'), 9);
  sheet.line(cables.join(''), sheet.paint('cream', 0.05), 1.6);
}

function bowl(sheet: Sheet): void {
  const [x, w, y] = [sheet.focus, half, floor];
  const left = d`M${x - w - 40} ${y}Q${x - w - 60} ${y - 100} ${x - w + 30} ${y - 116}Q${x} ${y - 158} ${x + w - 30} ${y - 116}`;
  const right = d`Q${x + w + 60} ${y - 100} ${x + w + 40} ${y}z`;
  const pitch = d`M${x - w + 20} ${y - 96}Q${x} ${y - 134} ${x + w - 20} ${y - 96}Q${x} ${y - 66} ${x - w + 20} ${y - 96}z`;
  sheet.fill(left + right, sheet.paint('plaster', 0.05));
  sheet.fill(pitch, glowOr(sheet, floodlitGrass, 'grass', 0.03));
}

function ribs(sheet: Sheet): void {
  const [x, w] = [sheet.focus, half];
  const ribShapes = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    const foot = x - w - 40 + (2 * w + 80) * t;
    const top = foot - (t - 0.5) * 60;
    return d`M${foot - 4} ${floor}L${top - 3} ${floor - 84 - 24 * Math.sin(Math.PI * t)}h8L${foot + 4} ${floor}z`;
  });
  const band = d`M${x - w - 40} ${floor}h${2 * w + 80}v-16h${-2 * w - 80}z`;
  sheet.fill(ribShapes.join(''), sheet.paint('steel', 0.03), { opacity: 0.8 });
  sheet.fill(band, sheet.paint('poppy', 0.02));
}

function fans(sheet: Sheet): void {
  const rng = sheet.rng('fans');
  const { left, right } = sheet.paper;
  let people = '';
  for (let i = 0; i < 22 * sheet.span; i++) {
    const stance = {
      x: rng.range(left + 120, right - 120),
      foot: floor + rng.range(20, 64),
      height: rng.range(34, 44),
    };
    people += person(stance, rng.pick(['walk', 'stand', 'walk']), rng.sign());
  }
  sheet.fill(people, sheet.paint('ink'));
}

const tops = ['poppy', 'mustard', 'teal', 'cream'] as const;

export const trailRunners: Motif = {
  words: 'runners on a trail',
  draw(sheet) {
    const yAt = ground(sheet, { y: 576, roll: 22, grass: 22 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 104, height: [90, 180], depth: 0.06 });
    const { left, right } = sheet.paper;
    const x = sheet.focus;
    const trail = d`M${left - 10} 634Q${x - 140} ${yAt(x) + 34} ${x + 60} ${yAt(x) + 40}T${right + 10} 624V650Q${x + 200} ${yAt(x) + 84} ${x + 40} ${yAt(x) + 74}T${left - 10} 668z`;
    sheet.fill(trail, sheet.paint('sand', 0.03));
    const way = sheet.subject.x > x ? 1 : -1;
    for (const [i, [dx, dy, height]] of (
      [
        [-230, 48, 74],
        [-110, 54, 84],
        [30, 60, 96],
        [170, 52, 88],
      ] as const
    ).entries())
      figures(sheet, tops[i], [{ x: x + way * dx, foot: yAt(x) + dy, height, pose: i === 1 ? 'stride' : 'run', way }]);
  },
};

const light = hex(lch(0.95, 0.05, 100));
const lampColour = hex(lch(0.98, 0.03, 100));

interface Mast {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
}

/** A mast with six lamps on a board. */
function floodlight(sheet: Sheet, { x, foot, height }: Mast): void {
  const top = foot - height;
  const lamps = [-19, 0, 19].map((off) => disc(x + off, top + 9, 6) + disc(x + off, top + 24, 6));
  sheet.fill(d`M${x - 4} ${foot}l2 ${-height + 26}h5l2 ${height - 26}z`, sheet.paint('ink', 0.05));
  sheet.box({ x: x - 31, y: top, width: 62, height: 33 }, sheet.paint('ink', 0.05));
  shine(sheet, { x, y: top + 16, r: 140 }, 0.8, light);
  sheet.fill(lamps.join(''), glowOr(sheet, lampColour, 'cream', 0.05));
}
