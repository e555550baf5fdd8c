import { fillLand, lineAcross } from '../land/ground-line';
import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { person } from '../parts/people';
import { boards, pendant, room } from '../parts/room';
import { circle } from '../print/elements';
import type { Material } from '../print/materials';
import { around, d, disc, pairs, polygon, silhouette, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

/** The wall on the left of the card: its overhanging edge, from the foot up. */
const cliffEdge = pairs([
  560, 690, 548, 600, 470, 560, 478, 470, 430, 420, 446, 330, 392, 262, 404, 190, 352, 150, 330, 138,
]);

/** The top of the wall, from its edge outwards. */
const top = pairs([210, 146, 120, 128, -20, 150]);
/** The shaded back of the wall, from its top down. */
const cliffBack = pairs([-20, 150, 120, 128, 160, 300, 90, 480, 210, 690]);
const turfFoot = pairs([-20, 170, 130, 150, 215, 168, 318, 158]);

/** The climber in card units, measured from the hip, x away from the wall. */
const bodyOutline = pairs([-4, -44, 10, -42, 14, -12, -8, 6, -16, 26, -24, 24, -14, -6, 2, -16]);
const arm = pairs([0, -40, -22, -66, -28, -64, -4, -30]);
const leg = pairs([8, -12, -8, -2, -30, -8, -30, -2, -6, 8, 14, -4]);

export const climber: Motif = {
  words: 'a climber on a cliff',
  draw(sheet) {
    // The wall is across from the subject and leans in.
    const isLeft = sheet.subject.x > 600;
    const toX = (x: number) => (isLeft ? x : 1200 - x);
    wall(sheet, toX, isLeft);
    const way = isLeft ? 1 : -1;
    const [x, y] = [toX(446) + way * 22, 372];
    shine(sheet, { x: x + way * 8, y: y - 50, r: 120 }, 0.65);
    const rope = d`M${toX(338)} 140Q${toX(420)} 210 ${x - way * 4} ${y - 40}Q${x + way * 40} 520 ${toX(520)} 690`;
    sheet.line(rope, sheet.paint('cream'), 2.5);
    leader(sheet, { x, y, way });
    ground(sheet, { y: 632, roll: 12, material: 'red', depth: 0.04 });
  },
};

function wall(sheet: Sheet, toX: (x: number) => number, isLeft: boolean): void {
  const rng = sheet.rng('wall');
  const outside = isLeft ? sheet.paper.left - 20 : 1200 - (sheet.paper.right + 20);
  const shape = (points: readonly Point[]) => points.map(([x, y]): Point => [toX(x), y]);
  const edge = cliffEdge.map(([x, y]): Point => [toX(x + rng.range(-9, 9)), y + rng.range(-5, 5)]);
  const body = [...edge, ...shape([...top, [outside, 156], [outside, 690]])];
  const back = shape([[outside, 156], ...cliffBack, [outside, 690]]);
  const turf = shape([[330, 138], ...top, [outside, 156], [outside, 176], ...turfFoot]);
  sheet.skyline.raise(body);
  sheet.fill(polygon(body), sheet.paint('red', 0.1, sheet.lightX > 600 === isLeft ? 'lit' : 'plain'));
  facets(sheet, edge.slice(2, 8), isLeft);
  sheet.fill(polygon(back), sheet.paint('red', 0, 'shade'), { opacity: 0.5 });
  sheet.fill(polygon(turf), sheet.paint('grass', 0.05));
}

function facets(sheet: Sheet, edge: readonly Point[], isLeft: boolean): void {
  const rng = sheet.rng('facets');
  const shapes = edge.map(([x, y]) => {
    const w = (isLeft ? -1 : 1) * rng.range(60, 150);
    return polygon([
      [x, y],
      [x + w, y + rng.range(-50, -10)],
      [x + w * 1.3, y + rng.range(50, 120)],
      [x + w * 0.3, y + rng.range(60, 100)],
    ]);
  });
  sheet.fill(shapes.join(''), sheet.paint('red', 0, 'shade'), { opacity: 0.5 });
}

function leader(sheet: Sheet, { x, y, way }: { x: number; y: number; way: 1 | -1 }): void {
  const limbs = silhouette([bodyOutline, arm, leg].map((limb) => limb.map(([u, v]): Point => [x + way * u, y + v])));
  sheet.fill(disc(x + way * 4, y - 52, 8) + limbs, sheet.paint('ink'));
  sheet.add(circle(x + way * 4, y - 54, 8, sheet.paint('poppy', 0, 'lit')));
}

const holds = ['poppy', 'mustard', 'teal', 'rose'] as const;

export const climbingWall: Motif = {
  words: 'a climbing wall',
  draw(sheet) {
    const x = room(sheet, { wall: 'slate', half: 235, top: 70, sill: 486, panes: 3, frame: 'steel' });
    boards(sheet, 600, 'navy');
    const side = x > 600 ? -1 : 1;
    panel(sheet, x - 330, -1);
    panel(sheet, x + 330, 1);
    pendant(sheet, x - 90, 60, 0.8, 'steel');
    pendant(sheet, x + 90, 60, 0.8, 'steel');
    figures(sheet, 'poppy', [{ x: x - 270, foot: 440, height: 118, pose: 'climb', way: -1 }]);
    figures(sheet, 'teal', [{ x: x + 274, foot: 350, height: 112, pose: 'climb' }]);
    sheet.line(around(x, 0, 'M290 60Q262 240 270 290Q220 480 170 560'), sheet.paint('cream'), 3);
    figures(sheet, 'mustard', [{ x: x + 150, foot: 622, height: 112, pose: 'reach' }]);
    figures(sheet, 'cream', [
      { x: x - 130, foot: 624, height: 108, pose: 'stand' },
      { x: x - 90 + side * 6, foot: 626, height: 104, pose: 'wave', way: -1 },
    ]);
    sheet.box({ x: x - 380, y: 626, width: 200, height: 26 }, sheet.paint('poppy'));
    sheet.box({ x: x + 200, y: 632, width: 190, height: 26 }, sheet.paint('teal'));
  },
};

/** A tilted panel with coloured holds. */
function panel(sheet: Sheet, x: number, side: 1 | -1): void {
  const edge = side < 0 ? sheet.paper.left - 10 : sheet.paper.right + 10;
  const shape: readonly Point[] = [
    [x - side * 70, 40],
    [x - side * 20, 300],
    [x - side * 60, 620],
    [edge, 660],
    [edge, -500],
    [x - side * 70, -500],
  ];
  sheet.fill(polygon(shape), sheet.paint('plaster', 0.04));
  sheet.fill(around(x, 0, 'M-20 300l80 20-40 320-80-20z', 1, side), sheet.paint('plaster', 0, 'shade'), {
    opacity: 0.5,
  });
  const rng = sheet.rng(`holds${side}`);
  for (const [i, material] of holds.entries()) {
    let dots = '';
    for (let k = 0; k < 9; k++)
      dots += disc(x + side * rng.range(-34, 190), 70 + k * 60 + i * 15 + rng.range(-12, 12), rng.range(5, 11));
    sheet.fill(dots, sheet.paint(material, 0, 'lit'));
  }
}

type Crest = (x: number) => number;

export const hikers: Motif = {
  words: 'hikers on a summit',
  draw(sheet) {
    const rng = sheet.rng('motif');
    const way = sheet.focus < 600 ? 1 : -1;
    const summit = (x: number) => 84 * Math.exp(-(((x - sheet.focus) / 210) ** 2));
    const tilt = (x: number) => Math.max(-60, Math.min(60, way * (x - 600) * 0.07));
    const crest: Crest = (x) => 566 - summit(x) + 12 * rng.noise(x / 90) + tilt(x);
    const material = rng.pick(['rock', 'slate', 'earth']);
    fillLand(sheet, lineAcross(sheet, crest, 10), { material, depth: 0.06, mist: -0.05, foot: 90 });
    shadedFaces(sheet, crest);
    walkers(sheet, crest, way);
    flag(sheet, sheet.focus + way * 66, crest);
  },
};

function shadedFaces(sheet: Sheet, crest: Crest): void {
  const side = sheet.lightX > sheet.focus ? -1 : 1;
  const face = (from: number, lean: number, reach: number) => {
    const flank: Point[] = [];
    for (let k = 0; k <= reach; k += 12) flank.push([from + side * k, crest(from + side * k)]);
    const back = [6, 5, 4, 3, 2, 1].map((k): Point => {
      const y = crest(from) + (690 - crest(from)) * (k / 6);
      return [from + side * lean * k * 9 + (k % 2 ? 11 : -9), y];
    });
    return polygon([...flank, [from + side * (reach + 120), 690], ...back]);
  };
  const x = sheet.focus;
  const faces = face(x + side * 26, 2.2, 300) + face(x - side * 190, 0.6, 70) + face(x - side * 330, 1.2, 90);
  sheet.fill(faces, sheet.paint('slate', 0, 'shade'), { opacity: 0.42 });
}

function walkers(sheet: Sheet, crest: Crest, way: 1 | -1): void {
  const count = sheet.rng('walkers').int(2, 4);
  let people = '';
  for (let i = 0; i < count; i++) {
    const x = sheet.focus - way * (i * 46 - 30);
    const y = crest(x) + 2;
    const pole = d`M${x + way * 14} ${y - 30}l${way * 9} 30h2l${-way * 8}-31z`;
    people += person({ x, foot: y, height: 50 - i * 2 }, 'hike', way) + pole;
    shine(sheet, { x: x + way * 6, y: y - 44 + i * 2, r: 62 }, 0.7);
  }
  sheet.fill(people, sheet.paint('ink'));
}

function flag(sheet: Sheet, x: number, crest: Crest): void {
  sheet.fill(d`M${x} ${crest(x) + 3}v-62h3v62z`, sheet.paint('ink'));
  sheet.fill(around(x, crest(x), 'M3-58q16-8 26 1t24-1v18q-14 7-25-1t-25 1z'), sheet.paint('poppy', 0, 'lit'));
}

interface Wing {
  readonly x: number;
  readonly y: number;
  /** 1 is 224 units wide. */
  readonly size: number;
  readonly cloth: Material;
}

export const paragliders: Motif = {
  words: 'paragliders',
  draw(sheet) {
    const rng = sheet.rng('motif');
    ground(sheet, { y: 598, roll: 26, hill: 20, material: 'leaf', grass: 10 });
    const [near, far] = rng.pick([
      ['poppy', 'mustard'],
      ['mustard', 'teal'],
    ] as const);
    wing(sheet, { x: sheet.focus, y: rng.range(190, 260), size: 1.15, cloth: near });
    const x = sheet.focus + rng.sign() * rng.range(150, 210);
    wing(sheet, { x, y: rng.range(120, 160), size: 0.5, cloth: far });
  },
};

function wing(sheet: Sheet, { x, y, size: s, cloth }: Wing): void {
  const at = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
  const canopy = around(x, y, 'M-112 22C-70-40 70-40 112 22C70-6-70-6-112 22z', s);
  const panel = around(x, y, 'M-46-15Q0-28 46-15L34 4Q0-2-34 4z', s);
  const lines = [-104, -52, 0, 52, 104].map((dx) => {
    const dy = dx ? 14 - (104 - Math.abs(dx)) * 0.2 : 2;
    return d`M${at(dx, dy)}L${at(0, 108)}`;
  });
  sheet.fill(canopy, sheet.paint(cloth, 0.05, 'lit'));
  sheet.fill(panel, sheet.paint('cream', 0.05));
  sheet.line(lines.join(''), sheet.paint('ink', 0.1), 1.1 * s, { opacity: 0.7 });
  sheet.fill(person({ x, foot: y + 150 * s, height: 52 * s }, 'sit'), sheet.paint('ink', 0.03));
}
