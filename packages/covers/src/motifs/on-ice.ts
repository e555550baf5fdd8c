import { beast } from '../parts/beasts';
import { figures, handOf, type Figure } from '../parts/figures';
import { snowField } from '../parts/gliding-ground';
import { framingTrees, ground } from '../parts/ground';
import { glowOr, shine } from '../parts/lamplight';
import { hex, lch } from '../print/colour';
import { circle, round } from '../print/elements';
import { around, d, disc, lens, pairs, polygon, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const iceClimber: Motif = {
  words: 'a climber on a frozen waterfall',
  draw(sheet) {
    const isLeft = sheet.subject.x > 600;
    const toX = (x: number) => (isLeft ? x : 1200 - x);
    const way = isLeft ? -1 : 1;
    rock(sheet, toX, isLeft);
    ice(sheet, toX);
    const climber: Figure = { x: toX(462), foot: 436, height: 104, pose: 'climb', way };
    shine(sheet, { x: climber.x, y: 380, r: 120 }, 0.5);
    sheet.line(
      d`M${toX(360)} 96Q${toX(430)} 250 ${climber.x} 390Q${toX(500)} 520 ${toX(520)} 630`,
      sheet.paint('poppy'),
      3,
    );
    for (const hand of [0, 1] as const) {
      const [hx, hy] = handOf(climber, hand);
      sheet.line(around(hx, hy, 'M-10 18L0-10l22 4', 1, way), sheet.paint('ink'), 4, round);
    }
    figures(sheet, 'poppy', [climber]);
    sheet.add(circle(climber.x + way * 10, climber.foot - 91, 11, sheet.paint('mustard', 0, 'lit')));
    snowField(sheet, 622, false);
    figures(sheet, 'teal', [{ x: toX(540), foot: 640, height: 86, pose: 'reach', way }]);
  },
};

function rock(sheet: Sheet, toX: (x: number) => number, isLeft: boolean): void {
  const outside = isLeft ? sheet.paper.left - 20 : 1200 - (sheet.paper.right + 20);
  const edge: readonly Point[] = pairs([
    560,
    690,
    520,
    560,
    506,
    430,
    470,
    300,
    452,
    190,
    396,
    110,
    300,
    88,
    140,
    76,
    outside,
    96,
    outside,
    690,
  ]);
  const shape = edge.map(([x, y]): Point => [toX(x), y]);
  sheet.skyline.raise(shape.slice(0, 9));
  sheet.fill(polygon(shape), sheet.paint('slate', 0.08));
  sheet.fill(
    polygon(
      pairs([outside, 96, 120, 80, 180, 250, 110, 430, 200, 690, outside, 690]).map(([x, y]): Point => [toX(x), y]),
    ),
    sheet.paint('slate', 0, 'shade'),
    { opacity: 0.6 },
  );
  sheet.fill(
    polygon(
      pairs([396, 110, 300, 88, 140, 76, outside, 96, outside, 130, 180, 104, 300, 118, 372, 128]).map(
        ([x = 0, y = 0]): Point => [toX(x), y],
      ),
    ),
    sheet.paint('snow', 0.05, 'lit'),
  );
}

/** Curtains of ice: pale columns that end in points. */
function ice(sheet: Sheet, toX: (x: number) => number): void {
  const rng = sheet.rng('ice');
  const columns = [
    [250, 110, 400],
    [300, 104, 560],
    [352, 118, 640],
    [402, 140, 640],
    [444, 220, 636],
    [480, 340, 634],
  ] as const;
  const shape = columns.map(([x, top, foot]) =>
    polygon([
      [toX(x - 34), top + 10],
      [toX(x + 30), top],
      [toX(x + 36), foot - rng.range(40, 90)],
      [toX(x + 14), foot],
      [toX(x - 16), foot - 20],
      [toX(x - 34), foot - rng.range(90, 150)],
    ]),
  );
  const grooves = columns
    .map(
      ([x, top, foot]) =>
        d`M${toX(x - 10)} ${top + 20}L${toX(x - 4)} ${foot - 60}M${toX(x + 14)} ${top + 40}L${toX(x + 18)} ${foot - 110}`,
    )
    .join('');
  sheet.fill(shape.join(''), sheet.paint('snow', 0.04, 'lit'));
  sheet.line(grooves, sheet.paint('teal', 0.1), 5, { opacity: 0.4, ...round });
}

const inside = hex(lch(0.86, 0.13, 74));

export const igloo: Motif = {
  words: 'an igloo',
  draw(sheet) {
    const yAt = snowField(sheet);
    const x = sheet.focus;
    const foot = yAt(x) + 40;
    const way = sheet.subject.x > x ? 1 : -1;
    dome(sheet, x, foot, way);
    figures(sheet, 'poppy', [{ x: x - way * 196, foot: foot + 8, height: 62, pose: 'dig', way }]);
    figures(sheet, 'teal', [{ x: x - way * 250, foot: foot - 2, height: 84, pose: 'reach', way }]);
    const bx = x - way * 172;
    sheet.fill(around(bx, foot, 'M-20 12l2-24 36-2 2 24z'), sheet.paint('snow', 0, 'lit'));
  },
};

/** The dome of blocks with its low entrance. */
function dome(sheet: Sheet, x: number, foot: number, way: 1 | -1): void {
  const r = 122;
  shine(sheet, { x, y: foot - 40, r: 230 }, 0.4);
  const shell = d`M${x - r} ${foot}C${x - r} ${foot - 150} ${x + r} ${foot - 150} ${x + r} ${foot}z`;
  const side = sheet.lightX > x ? -1 : 1;
  const shade = d`M${x + side * 20} ${foot - 112}C${x + side * 86} ${foot - 104} ${x + side * r} ${foot - 70} ${x + side * r} ${foot}H${x + side * 62}C${x + side * 70} ${foot - 50} ${x + side * 58} ${foot - 90} ${x + side * 20} ${foot - 112}z`;
  const rows = pairs([22, 118, 44, 109, 66, 93, 88, 68])
    .map(([v, w]) => d`M${x - w} ${foot - v}q${w} 8 ${2 * w} 0`)
    .join('');
  const joints = [
    [0, 22, -80],
    [0, 22, -30],
    [0, 22, 60],
    [22, 44, -58],
    [22, 44, 6],
    [22, 44, 84],
    [44, 66, -76],
    [44, 66, -18],
    [44, 66, 42],
    [66, 88, -40],
    [66, 88, 20],
  ]
    .map(([a = 0, b = 0, u = 0]) => d`M${x + u} ${foot - a + 4}v${a - b}`)
    .join('');
  const porch = around(x + way * 60, foot, 'M-46 10v-36a46 46 0 0 1 92 0v36z');
  const opening = around(x + way * 60, foot, 'M-26 10v-30a26 28 0 0 1 52 0v30z');
  sheet.fill(shell, sheet.paint('snow', 0.01, 'lit'));
  sheet.fill(shade, sheet.paint('snow', 0.02, 'shade'), { opacity: 0.8 });
  sheet.line(rows + joints, sheet.paint('slate', 0.3), 2.5, { opacity: 0.45 });
  sheet.fill(porch, sheet.paint('snow', 0, 'lit'));
  sheet.line(porch, sheet.paint('slate', 0.3), 2.5, { opacity: 0.45 });
  sheet.fill(opening, glowOr(sheet, inside, 'navy', 0.05));
}

export const polarBear: Motif = {
  words: 'a polar bear and her cub',
  draw(sheet) {
    const yAt = ground(sheet, {
      y: 590,
      roll: 12,
      material: sheet.growth.winter > 0.3 ? 'snow' : 'grass',
      depth: 0.05,
      grass: 14,
    });
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const x = sheet.focus;
    const foot = yAt(x) + 42;
    const fur = sheet.paint('cream', 0, 'lit');
    const shade = sheet.paint('stone', 0.06);
    sheet.fill(lens(x, foot, 150, 6) + lens(x - way * 190, foot + 2, 70, 4), sheet.paint('slate', 0.2), {
      opacity: 0.4,
    });
    beast(sheet, 'bear', { x, foot, height: 118, way }, [fur, shade]);
    beast(sheet, 'bear', { x: x - way * 190, foot: foot + 2, height: 56, way }, [fur, shade]);
    const face = (bx: number, h: number, f: number) =>
      disc(bx + way * 1.13 * h, f - 0.68 * h, h * 0.05) +
      disc(bx + way * 0.92 * h, f - 0.86 * h, h * 0.025) +
      disc(bx + way * 0.74 * h, f - 1.02 * h, h * 0.06);
    sheet.fill(face(x, 118, foot) + face(x - way * 190, 56, foot + 2), sheet.paint('ink'));
    floes(sheet, yAt);
  },
};

/** Plates of ice and snow on the ground before them. */
function floes(sheet: Sheet, yAt: (x: number) => number): void {
  const rng = sheet.rng('floes');
  let shapes = '';
  for (let i = 0; i < 12 * sheet.span; i++) {
    const x = rng.range(sheet.paper.left, sheet.paper.right);
    shapes += lens(x, yAt(x) + rng.range(12, 80), rng.range(26, 70), rng.range(3, 6));
  }
  sheet.fill(shapes, sheet.paint('snow', 0.03, 'lit'), { opacity: 0.7 });
}

export const reindeer: Motif = {
  words: 'a herd of reindeer',
  draw(sheet) {
    const yAt = ground(sheet, { y: 578, roll: 18, grass: 12 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 12, gap: 96, height: [90, 170], depth: 0.06 });
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const coats = [
      sheet.paint('earth', 0.03),
      sheet.paint('wood', 0.02),
      sheet.paint('stone', 0.02),
      sheet.paint('earth'),
    ] as const;
    const dark = sheet.paint('ink', 0.05);
    for (const [i, [dx, dy, height]] of (
      [
        [-230, 14, 44],
        [-120, 22, 50],
        [160, 20, 48],
        [30, 46, 66],
      ] as const
    ).entries()) {
      const x = sheet.focus + way * dx;
      beast(sheet, 'reindeer', { x, foot: yAt(x) + dy, height, way: i === 2 ? (way === 1 ? -1 : 1) : way }, [
        coats[i] ?? dark,
        dark,
      ]);
    }
    const x = sheet.focus - way * 60;
    figures(sheet, 'poppy', [{ x, foot: yAt(x) + 58, height: 92, pose: 'stride', way }]);
  },
};
