import { figures } from '../parts/figures';
import { path, stroke } from '../print/elements';
import { d, lens } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const surfers: Motif = {
  words: 'surfers on a wave',
  draw(sheet) {
    const way = sheet.focus > 600 ? -1 : 1;
    const x = sheet.focus;
    breaker(sheet, x, way);
    rider(sheet, { x: x + way * 34, y: 566, height: 88, way });
    paddlers(sheet);
  },
};

/** One long wave: its face, its lip of foam, and the foam running out before it. */
function breaker(sheet: Sheet, x: number, way: 1 | -1): void {
  const at = (u: number) => x + way * u;
  const crest = d`M${at(-430)} 600Q${at(-250)} 500 ${at(-120)} 492Q${at(0)} 486 ${at(120)} 524Q${at(250)} 566 ${at(430)} 596`;
  const face = crest + d`Q${at(180)} 640 ${at(-60)} 640T${at(-430)} 600z`;
  const curl = d`M${at(-250)} 522Q${at(-120)} 462 ${at(-20)} 494Q${at(-70)} 500 ${at(-84)} 540Q${at(-150)} 512 ${at(-250)} 522z`;
  sheet.add(
    path(face, sheet.paint('sea', 0.08)),
    path(
      d`M${at(-120)} 494Q${at(30)} 500 ${at(150)} 560Q${at(20)} 616 ${at(-110)} 610Q${at(-20)} 560 ${at(-120)} 494z`,
      sheet.paint('teal', 0.02, 'lit'),
      { opacity: 0.55 },
    ),
    path(curl, sheet.paint('cream', 0.02, 'lit')),
    stroke(crest, sheet.paint('cream', 0.05, 'lit'), 5, { 'stroke-linecap': 'round' }),
  );
  const rng = sheet.rng('foam');
  let foam = '';
  for (let i = 0; i < 26; i++)
    foam += lens(at(rng.range(-430, 120)), rng.range(596, 646), rng.range(18, 74), rng.range(2, 5));
  sheet.add(path(foam, sheet.paint('cream', 0.04, 'lit'), { opacity: 0.8 }));
}

function rider(sheet: Sheet, { x, y, height, way }: { x: number; y: number; height: number; way: 1 | -1 }): void {
  const board = d`M${x - way * 62} ${y + 10}Q${x} ${y - 8} ${x + way * 66} ${y - 14}Q${x + way * 10} ${y + 16} ${x - way * 62} ${y + 10}z`;
  sheet.add(
    stroke(d`M${x - way * 60} ${y + 12}q${-way * 70} 6 ${-way * 120} -18`, sheet.paint('cream', 0, 'lit'), 5, {
      'stroke-linecap': 'round',
      opacity: 0.9,
    }),
    path(board, sheet.paint('mustard', 0, 'lit')),
  );
  figures(sheet, [{ x, foot: y - 2, height, pose: 'surf', way }], 'poppy');
}

/** Two more, lying on their boards farther out. */
function paddlers(sheet: Sheet): void {
  const rng = sheet.rng('paddlers');
  for (const side of [-1, 1]) {
    const [x, y] = [sheet.focus + side * rng.range(230, 290), sheet.horizon + rng.range(34, 58)];
    sheet.add(path(lens(x, y + 3, 30, 3), sheet.paint('rose', 0.1, 'lit')));
    figures(sheet, [{ x, foot: y, height: 40, pose: 'swim', way: side < 0 ? 1 : -1 }], undefined, 0.1);
  }
}
