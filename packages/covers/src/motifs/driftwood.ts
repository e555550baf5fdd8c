import { beach } from '../parts/beach';
import { path, stroke } from '../print/elements';
import { d, disc } from '../print/pen';
import type { Motif } from './motif';

export const driftwood: Motif = {
  words: 'driftwood on the shore',
  draw(sheet) {
    beach(sheet, 572);
    const x = sheet.focus;
    const trunk = d`M${x - 190} 650Q${x - 60} 618 ${x + 60} 628T${x + 200} 596`;
    const limbs = d`M${x + 30} 628Q${x + 60} 596 ${x + 50} 560M${x + 50} 590l34-20M${x + 120} 618Q${x + 160} 640 ${x + 210} 636M${x - 90} 634q-20-30-46-34`;
    const round = { 'stroke-linecap': 'round' };
    sheet.add(
      stroke(d`M${x - 180} 662Q${x} 640 ${x + 190} 640`, sheet.paint('sand', 0, 'shade'), 12, {
        ...round,
        opacity: 0.5,
      }),
      stroke(trunk, sheet.paint('wood', 0.02, 'lit'), 26, round),
      stroke(limbs, sheet.paint('wood', 0.02, 'lit'), 11, round),
      stroke(trunk, sheet.paint('wood', 0, 'shade'), 4, { ...round, opacity: 0.5 }),
    );
    const rng = sheet.rng('pebbles');
    let pebbles = '';
    for (let i = 0; i < 34; i++)
      pebbles += disc(rng.range(sheet.paper.left, sheet.paper.right), rng.range(628, 668), rng.range(2, 6));
    sheet.add(path(pebbles, sheet.paint('stone', 0, 'shade'), { opacity: 0.7 }));
  },
};
