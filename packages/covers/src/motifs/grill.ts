import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { hang, shine, stringLights } from '../parts/lamplight';
import { hex, lch } from '../print/colour';
import { path, rect, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const embers = hex(lch(0.74, 0.18, 48));

export const grill: Motif = {
  words: 'a barbecue',
  draw(sheet) {
    const yAt = ground(sheet, { y: 576, roll: 10, grass: 14 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 100, height: [120, 200], depth: 0.06 });
    const x = sheet.focus;
    stringLights(sheet, hang(x - 320, 430, x + 320, 430, 34));
    fire(sheet, x - 40, 640);
    figures(sheet, [{ x: x - 150, foot: 648, height: 116, pose: 'reach' }], 'poppy');
    figures(sheet, [{ x: x + 70, foot: 640, height: 108, pose: 'stand', way: -1 }], 'teal');
    figures(sheet, [{ x: x + 112, foot: 644, height: 74, pose: 'wave', way: -1 }], 'mustard');
    table(sheet, x + 232, 640);
  },
};

function fire(sheet: Sheet, x: number, foot: number): void {
  shine(sheet, { x, y: foot - 70, r: 130 }, 0.8, embers);
  const skewers = [-44, -14, 16, 46].map((u) => d`M${x + u - 4} ${foot - 72}v-8h9v8z`).join('');
  sheet.add(
    stroke(
      d`M${x - 54} ${foot}L${x - 34} ${foot - 44}M${x + 54} ${foot}L${x + 34} ${foot - 44}`,
      sheet.paint('ink'),
      6,
    ),
    path(d`M${x - 78} ${foot - 66}h156q-8 34-48 36h-60q-40-2-48-36z`, sheet.paint('ink', 0)),
    rect({ x: x - 66, y: foot - 70, width: 132, height: 7 }, embers),
    path(skewers, sheet.paint('red', 0)),
    stroke(d`M${x - 82} ${foot - 73}h164`, sheet.paint('steel', 0, 'lit'), 3),
    path(d`M${x - 10} ${foot - 90}q-26-30 4-58t-4-64q38 34 12 68t16 54z`, sheet.paint('cream', 0.3), { opacity: 0.4 }),
  );
}

function table(sheet: Sheet, x: number, foot: number): void {
  sheet.add(
    stroke(
      d`M${x - 56} ${foot}L${x - 40} ${foot - 46}M${x + 56} ${foot}L${x + 40} ${foot - 46}`,
      sheet.paint('wood', 0, 'shade'),
      7,
    ),
    rect({ x: x - 76, y: foot - 54, width: 152, height: 11 }, sheet.paint('cream', 0, 'lit')),
    path(d`M${x - 48} ${foot - 54}q22-26 44 0zM${x + 12} ${foot - 54}v-34h14v34z`, sheet.paint('leaf', 0)),
    path(d`M${x + 36} ${foot - 54}v-20h22v20z`, sheet.paint('poppy', 0)),
  );
}
