import { figures, handOf, type Figure } from '../parts/figures';
import { snowField } from '../parts/gliding-ground';
import { shine } from '../parts/lamplight';
import { circle, path, stroke } from '../print/elements';
import { d, polygon, type Point } from '../print/pen';
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
    sheet.add(
      stroke(
        d`M${toX(360)} 96Q${toX(430)} 250 ${climber.x} 390Q${toX(500)} 520 ${toX(520)} 630`,
        sheet.paint('poppy', 0),
        3,
      ),
    );
    for (const hand of [0, 1] as const) {
      const [hx, hy] = handOf(climber, hand);
      sheet.add(
        stroke(d`M${hx - way * 10} ${hy + 18}L${hx} ${hy - 10}l${way * 22} 4`, sheet.paint('ink'), 4, {
          'stroke-linecap': 'round',
        }),
      );
    }
    figures(sheet, [climber], 'poppy');
    sheet.add(circle(climber.x + way * 10, climber.foot - 91, 11, sheet.paint('mustard', 0, 'lit')));
    snowField(sheet, 622, false);
    figures(sheet, [{ x: toX(540), foot: 640, height: 86, pose: 'reach', way }], 'teal');
  },
};

function rock(sheet: Sheet, toX: (x: number) => number, isLeft: boolean): void {
  const outside = isLeft ? sheet.paper.left - 20 : 1200 - (sheet.paper.right + 20);
  const edge: readonly Point[] = [
    [560, 690],
    [520, 560],
    [506, 430],
    [470, 300],
    [452, 190],
    [396, 110],
    [300, 88],
    [140, 76],
    [outside, 96],
    [outside, 690],
  ];
  const shape = edge.map(([x, y]): Point => [toX(x), y]);
  sheet.skyline.raise(shape.slice(0, 9));
  sheet.add(
    path(polygon(shape), sheet.paint('slate', 0.08)),
    path(
      polygon(
        [
          [outside, 96],
          [120, 80],
          [180, 250],
          [110, 430],
          [200, 690],
          [outside, 690],
        ].map(([x = 0, y = 0]): Point => [toX(x), y]),
      ),
      sheet.paint('slate', 0, 'shade'),
      { opacity: 0.6 },
    ),
    path(
      polygon(
        [
          [396, 110],
          [300, 88],
          [140, 76],
          [outside, 96],
          [outside, 130],
          [180, 104],
          [300, 118],
          [372, 128],
        ].map(([x = 0, y = 0]): Point => [toX(x), y]),
      ),
      sheet.paint('snow', 0.05, 'lit'),
    ),
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
  sheet.add(
    path(shape.join(''), sheet.paint('snow', 0.04, 'lit')),
    stroke(grooves, sheet.paint('teal', 0.1), 5, { opacity: 0.4, 'stroke-linecap': 'round' }),
  );
}
