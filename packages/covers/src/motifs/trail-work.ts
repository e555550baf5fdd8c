import { boulder } from '../land/plants';
import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { path, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const trailWork: Motif = {
  words: 'people mending a trail',
  draw(sheet) {
    const yAt = ground(sheet, { y: 576, roll: 18, grass: 18 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 112, height: [90, 170], depth: 0.07 });
    const x = sheet.focus;
    const rng = sheet.rng('stones');
    sheet.add(
      path(
        d`M${x - 330} 690Q${x - 150} 620 ${x} 612T${x + 250} ${yAt(x + 250) + 4}l24 2Q${x + 150} 616 ${x + 60} 634T${x - 190} 690z`,
        sheet.paint('sand', 0.02),
      ),
    );
    let wall = '';
    for (let i = 0; i < 9; i++)
      wall += boulder(rng, { x: x + 70 + i * 26, foot: 650 - i * 4, height: rng.range(20, 32) });
    for (let i = 0; i < 6; i++)
      wall += boulder(rng, { x: x + 84 + i * 28, foot: 630 - i * 4, height: rng.range(16, 24) });
    sheet.add(path(wall, sheet.paint('stone', 0)));
    pick(sheet, x - 60, 640, 'poppy');
    figures(sheet, [{ x: x + 60, foot: 652, height: 98, pose: 'crouch' }], 'teal');
    barrow(sheet, x - 220, 646);
  },
};

/** Someone with a pick raised. */
function pick(sheet: Sheet, x: number, foot: number, top: 'poppy'): void {
  figures(sheet, [{ x, foot, height: 108, pose: 'up' }], top);
  sheet.add(
    stroke(d`M${x - 14} ${foot - 112}L${x + 46} ${foot - 148}`, sheet.paint('wood', 0, 'lit'), 5, {
      'stroke-linecap': 'round',
    }),
    stroke(d`M${x + 32} ${foot - 172}q22 12 28 46`, sheet.paint('steel', 0), 8, { 'stroke-linecap': 'round' }),
  );
}

function barrow(sheet: Sheet, x: number, foot: number): void {
  figures(sheet, [{ x: x - 44, foot, height: 102, pose: 'stride' }], 'mustard');
  sheet.add(
    path(d`M${x + 4} ${foot - 52}q26-24 56 0z`, sheet.paint('rock', 0)),
    path(d`M${x - 8} ${foot - 52}h84l-18 34h-48z`, sheet.paint('leaf', 0, 'shade')),
    stroke(
      d`M${x - 30} ${foot - 50}L${x + 56} ${foot - 22}L${x + 78} ${foot - 10}M${x + 8} ${foot - 18}v18`,
      sheet.paint('wood', 0, 'shade'),
      5,
    ),
    path(d`M${x + 64} ${foot - 10}a13 13 0 1 1 26 0a13 13 0 1 1 -26 0z`, sheet.paint('ink')),
  );
}
