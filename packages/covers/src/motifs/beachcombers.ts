import { beach } from '../parts/beach';
import { figures } from '../parts/figures';
import { path, stroke } from '../print/elements';
import { d, lens, polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const beachcombers: Motif = {
  words: 'people searching the shore',
  draw(sheet) {
    beach(sheet, 556);
    const x = sheet.focus;
    pools(sheet);
    rocks(sheet, x + (sheet.subject.x > x ? -1 : 1) * 250);
    figures(sheet, [{ x: x - 60, foot: 628, height: 92, pose: 'crouch' }], 'mustard');
    figures(sheet, [{ x: x + 56, foot: 640, height: 94, pose: 'dig', way: -1 }], 'teal');
    figures(sheet, [{ x: x + 160, foot: 604, height: 72, pose: 'stride' }], 'poppy');
    const bucket = d`M${x + 82} ${634}h26l-4 24h-18z`;
    sheet.add(
      path(bucket, sheet.paint('poppy', 0, 'lit')),
      stroke(d`M${x + 82} 634q13-20 26 0`, sheet.paint('ink'), 2),
    );
  },
};

/** Pools that mirror the sky, with a star in one of them. */
function pools(sheet: Sheet): void {
  const x = sheet.focus;
  const shapes = lens(x - 8, 652, 104, 13) + lens(x + 210, 640, 70, 8) + lens(x - 190, 628, 80, 9);
  const star = Array.from({ length: 10 }, (_, i): readonly [number, number] => {
    const [a, r] = [(i / 10) * 2 * Math.PI - Math.PI / 2, i % 2 ? 5 : 13];
    return [x - 22 + Math.cos(a) * r, 653 + Math.sin(a) * r * 0.5];
  });
  sheet.add(
    path(shapes, sheet.paint('sand', 0, 'shade'), { transform: 'translate(0 4)', opacity: 0.5 }),
    path(shapes, sheet.skyTone(0.4)),
    path(polygon(star), sheet.paint('poppy', 0, 'lit')),
  );
}

function rocks(sheet: Sheet, x: number): void {
  const rock = polygon([
    [x - 110, 646],
    [x - 84, 600],
    [x - 30, 582],
    [x + 30, 590],
    [x + 84, 618],
    [x + 112, 646],
  ]);
  const weed = d`M${x - 70} 604q-16 20-10 40M${x - 30} 588q-10 26-2 50M${x + 26} 594q6 26-2 48`;
  sheet.add(
    path(rock, sheet.paint('rock', 0.03)),
    path(
      polygon([
        [x + 8, 646],
        [x + 30, 590],
        [x + 84, 618],
        [x + 112, 646],
      ]),
      sheet.paint('rock', 0, 'shade'),
      { opacity: 0.6 },
    ),
    stroke(weed, sheet.paint('leaf', 0.02, 'shade'), 7, { 'stroke-linecap': 'round', opacity: 0.8 }),
  );
}
