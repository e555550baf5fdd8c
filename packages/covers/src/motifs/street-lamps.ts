import { figures } from '../parts/figures';
import { floorBox } from '../parts/ground';
import { streetLamp } from '../parts/lamplight';
import { rect, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Motif } from './motif';

export const streetLamps: Motif = {
  words: 'a promenade with lamps',
  draw(sheet) {
    const { left, right } = sheet.paper;
    const x = sheet.focus;
    sheet.add(
      rect(floorBox(sheet, 600), sheet.paint('stone', 0.04)),
      rect({ ...floorBox(sheet, 596), height: 9 }, sheet.paint('stone', 0, 'shade')),
    );
    let balusters = '';
    for (let at = left; at < right; at += 22) balusters += d`M${at} 600v-42`;
    const iron = sheet.paint('ink', 0.06);
    sheet.add(stroke(balusters, iron, 3.4), stroke(d`M${left} 556H${right}M${left} 570H${right}`, iron, 6));
    for (let at = 600 - 420 * sheet.span; at < 640 + 420 * sheet.span; at += 210)
      streetLamp(sheet, { x: at, foot: 612, height: 168 });
    figures(
      sheet,
      [
        { x: x - 30, foot: 640, height: 96, pose: 'stride' },
        { x: x + 14, foot: 642, height: 92, pose: 'stride' },
      ],
      'poppy',
    );
    figures(sheet, [{ x: x + 210, foot: 632, height: 88, pose: 'stand', way: -1 }], 'teal');
    let slabs = '';
    for (const y of [620, 646]) slabs += d`M${left} ${y}H${right}`;
    sheet.add(stroke(slabs, sheet.paint('stone', 0, 'shade'), 2, { opacity: 0.5 }));
  },
};
