import { beast } from '../parts/beasts';
import { ground } from '../parts/ground';
import { path } from '../print/elements';
import { disc, lens } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

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
    sheet.add(
      path(lens(x, foot, 150, 6) + lens(x - way * 190, foot + 2, 70, 4), sheet.paint('slate', 0.2), { opacity: 0.4 }),
    );
    beast(sheet, 'bear', { x, foot, height: 118, way }, [fur, shade]);
    beast(sheet, 'bear', { x: x - way * 190, foot: foot + 2, height: 56, way }, [fur, shade]);
    const face = (bx: number, h: number, f: number) =>
      disc(bx + way * 1.13 * h, f - 0.68 * h, h * 0.05) +
      disc(bx + way * 0.92 * h, f - 0.86 * h, h * 0.025) +
      disc(bx + way * 0.74 * h, f - 1.02 * h, h * 0.06);
    sheet.add(path(face(x, 118, foot) + face(x - way * 190, 56, foot + 2), sheet.paint('ink')));
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
  sheet.add(path(shapes, sheet.paint('snow', 0.03, 'lit'), { opacity: 0.7 }));
}
