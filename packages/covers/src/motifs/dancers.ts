import { figures } from '../parts/figures';
import { floorBox, framingTrees, ground } from '../parts/ground';
import { hang, shine, stringLights } from '../parts/lamplight';
import { path, rect, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const dancers: Motif = {
  words: 'couples dancing under strings of lights',
  draw(sheet) {
    const yAt = ground(sheet, { y: 566, roll: 8, depth: 0.1 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 100, height: [120, 190], depth: 0.08 });
    const x = sheet.focus;
    floor(sheet);
    shine(sheet, { x, y: 560, r: 320 }, 0.45);
    sheet.add(stroke(d`M${x - 320} 600V396M${x + 320} 600V396`, sheet.paint('wood', 0.02, 'shade'), 7));
    stringLights(
      sheet,
      hang(x - 320, 400, x, 414, 26) + hang(x, 414, x + 320, 400, 26) + hang(x - 320, 400, x + 320, 400, 50),
    );
    couple(sheet, { x: x - 210, foot: 620, s: 0.8, dress: 'teal' });
    couple(sheet, { x: x + 214, foot: 622, s: 0.82, dress: 'mustard' });
    couple(sheet, { x, foot: 646, s: 1.16, dress: 'poppy' });
  },
};

function floor(sheet: Sheet): void {
  let seams = '';
  for (const y of [606, 624, 648]) seams += d`M${sheet.paper.left} ${y}H${sheet.paper.right}`;
  sheet.add(
    rect(floorBox(sheet, 592), sheet.paint('wood', 0.03, 'lit')),
    stroke(seams, sheet.paint('wood', 0, 'shade'), 2, { opacity: 0.4 }),
  );
}

interface Couple {
  readonly x: number;
  readonly foot: number;
  readonly s: number;
  readonly dress: Material;
}

/** Two who hold each other, one in a long skirt. */
function couple(sheet: Sheet, { x, foot, s, dress }: Couple): void {
  const h = 108 * s;
  figures(sheet, [{ x: x - 22 * s, foot, height: h, pose: 'dance' }], 'ink');
  figures(sheet, [{ x: x + 24 * s, foot, height: h * 0.95, pose: 'dance', way: -1 }], dress);
  const skirt = d`M${x + 17 * s} ${foot - h * 0.5}Q${x + 52 * s} ${foot - h * 0.3} ${x + 66 * s} ${foot - h * 0.06}Q${x + 40 * s} ${foot + 3} ${x + 12 * s} ${foot - 4}Q${x + 16 * s} ${foot - h * 0.3} ${x + 17 * s} ${foot - h * 0.5}z`;
  sheet.add(path(skirt, sheet.paint(dress, 0, 'lit')));
}
