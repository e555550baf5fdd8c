import { framingTrees, ground } from '../parts/ground';
import { path, stroke } from '../print/elements';
import { d, lens } from '../print/pen';
import type { Motif } from './motif';

export const bench: Motif = {
  words: 'a bench with a view',
  draw(sheet) {
    const yAt = ground(sheet, { y: 592, roll: 12, hill: 20, grass: 30 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 130, height: [130, 220], depth: 0.04 });
    const x = sheet.focus;
    const foot = yAt(x) + 46;
    const wood = sheet.paint('wood', 0, 'lit');
    sheet.add(
      path(lens(x, foot + 2, 130, 6), sheet.paint('ink', 0.05), { opacity: 0.3 }),
      stroke(
        d`M${x - 92} ${foot}V${foot - 92}M${x + 92} ${foot}V${foot - 92}M${x - 74} ${foot + 8}V${foot - 34}M${x + 74} ${foot + 8}V${foot - 34}`,
        sheet.paint('ink', 0.02),
        8,
        { 'stroke-linecap': 'round' },
      ),
      stroke(d`M${x - 112} ${foot - 84}H${x + 112}M${x - 112} ${foot - 64}H${x + 112}`, wood, 13, {
        'stroke-linecap': 'round',
      }),
      path(d`M${x - 116} ${foot - 46}H${x + 116}l8 14H${x - 124}z`, wood),
    );
  },
};
