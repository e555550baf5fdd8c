import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const barnRaising: Motif = {
  words: 'people raising the frame of a barn',
  draw(sheet) {
    const yAt = ground(sheet, { y: 580, roll: 10, grass: 16 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 110, height: [100, 180], depth: 0.07 });
    const x = sheet.focus;
    frame(sheet, x, 612);
    const bent = d`M${x + 150} 640L${x + 236} 500M${x + 250} 652L${x + 320} 536M${x + 184} 586L${x + 276} 604M${x + 236} 500L${x + 320} 536`;
    sheet.add(stroke(bent, sheet.paint('sand', 0, 'lit'), 11, { 'stroke-linecap': 'round' }));
    figures(
      sheet,
      [
        { x: x + 150, foot: 656, height: 92, pose: 'up' },
        { x: x + 216, foot: 662, height: 94, pose: 'up', way: -1 },
      ],
      'poppy',
    );
    figures(
      sheet,
      [
        { x: x - 210, foot: 652, height: 92, pose: 'stride' },
        { x: x - 290, foot: 652, height: 90, pose: 'stride' },
      ],
      'teal',
    );
    sheet.add(stroke(d`M${x - 330} 588H${x - 170}`, sheet.paint('sand', 0, 'lit'), 12, { 'stroke-linecap': 'round' }));
    figures(
      sheet,
      [
        { x: x - 66, foot: 440, height: 62, pose: 'crouch' },
        { x: x + 58, foot: 442, height: 62, pose: 'reach', way: -1 },
      ],
      'mustard',
    );
  },
};

/** Posts, beams and rafters, with braces. */
function frame(sheet: Sheet, x: number, foot: number): void {
  const far = d`M${x - 96} ${foot - 20}V${foot - 176}M${x + 136} ${foot - 20}V${foot - 176}M${x - 96} ${foot - 176}H${x + 136}M${x - 110} ${foot - 170}L${x + 20} ${foot - 256}L${x + 150} ${foot - 170}`;
  const near = d`M${x - 150} ${foot + 14}V${foot - 166}M${x - 30} ${foot + 14}V${foot - 166}M${x + 92} ${foot + 14}V${foot - 166}M${x - 164} ${foot - 166}H${x + 106}M${x - 150} ${foot - 70}H${x + 92}M${x - 170} ${foot - 160}L${x - 30} ${foot - 256}L${x + 112} ${foot - 160}M${x - 30} ${foot - 256}V${foot - 166}M${x - 30} ${foot - 256}L${x + 20} ${foot - 256}`;
  const braces = d`M${x - 150} ${foot - 124}L${x - 110} ${foot - 166}M${x - 30} ${foot - 124}L${x - 68} ${foot - 166}M${x - 30} ${foot - 124}L${x + 8} ${foot - 166}M${x + 92} ${foot - 124}L${x + 52} ${foot - 166}`;
  const round = { 'stroke-linecap': 'round' };
  sheet.add(
    stroke(far, sheet.paint('wood', 0.06), 9, round),
    stroke(braces, sheet.paint('sand', 0), 7, round),
    stroke(near, sheet.paint('sand', 0, 'lit'), 12, round),
  );
}
