import { crowd } from '../parts/crowd';
import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { hang, shine, stringLights } from '../parts/lamplight';
import { path, rect, stroke } from '../print/elements';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const singers: Motif = {
  words: 'musicians playing for a few people',
  draw(sheet) {
    const yAt = ground(sheet, { y: 574, roll: 12, grass: 10 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 98, height: [130, 210], depth: 0.06 });
    const x = sheet.focus;
    shine(sheet, { x, y: 540, r: 260 }, 0.5);
    stringLights(sheet, hang(x - 300, 400, x + 300, 400, 44));
    sheet.add(
      rect({ x: x - 220, y: 596, width: 440, height: 22 }, sheet.paint('wood', 0.02, 'lit')),
      rect({ x: x - 220, y: 612, width: 440, height: 12 }, sheet.paint('wood', 0, 'shade')),
    );
    guitarist(sheet, x - 120, 600, 1);
    fiddler(sheet, x + 8, 600);
    guitarist(sheet, x + 130, 600, -1);
    crowd(sheet, { y: 648, size: 40, rows: 1 });
  },
};

/** Seated on a stool with a guitar. */
function guitarist(sheet: Sheet, x: number, foot: number, way: 1 | -1): void {
  const at = (u: number) => x + way * u;
  sheet.add(
    stroke(
      d`M${at(-12)} ${foot}L${at(-4)} ${foot - 30}M${at(16)} ${foot}L${at(6)} ${foot - 30}`,
      sheet.paint('wood', 0, 'shade'),
      5,
    ),
  );
  figures(sheet, [{ x, foot: foot - 4, height: 118, pose: 'sit', way }], 'teal');
  sheet.add(
    path(disc(at(4), foot - 46, 17) + disc(at(22), foot - 52, 13), sheet.paint('red', 0, 'lit')),
    path(disc(at(10), foot - 48, 5), sheet.paint('ink')),
    stroke(d`M${at(24)} ${foot - 53}L${at(70)} ${foot - 74}`, sheet.paint('ink'), 5, { 'stroke-linecap': 'round' }),
  );
}

function fiddler(sheet: Sheet, x: number, foot: number): void {
  figures(sheet, [{ x, foot, height: 112, pose: 'play' }], 'poppy');
  sheet.add(
    path(d`M${x + 8} ${foot - 88}q14-14 30-4q6 12-6 16t-24-12z`, sheet.paint('red', 0, 'lit')),
    stroke(d`M${x + 36} ${foot - 84}l26 8`, sheet.paint('ink'), 4),
    stroke(d`M${x - 4} ${foot - 62}L${x + 50} ${foot - 112}`, sheet.paint('cream', 0, 'lit'), 3),
  );
}
