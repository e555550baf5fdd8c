import { figures } from '../parts/figures';
import { framingTrees } from '../parts/ground';
import { hang, streetLamp, stringLights } from '../parts/lamplight';
import { path, stroke } from '../print/elements';
import { verticalFill } from '../print/fills';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const skaters: Motif = {
  words: 'skaters on the ice',
  draw(sheet) {
    const x = sheet.focus;
    banks(sheet);
    ice(sheet);
    for (const side of [-1, 1]) streetLamp(sheet, { x: x + side * 270, foot: 566, height: 132 });
    stringLights(sheet, hang(x - 270, 432, x + 270, 432, 22), { size: 7, gap: 27 });
    figures(sheet, [{ x: x - 16, foot: 628, height: 98, pose: 'glide' }], 'poppy');
    figures(sheet, [{ x: x + 52, foot: 630, height: 92, pose: 'glide' }], 'teal');
    figures(sheet, [{ x: x - 170, foot: 604, height: 74, pose: 'spin' }], 'mustard');
    figures(
      sheet,
      [
        { x: x + 190, foot: 600, height: 70, pose: 'glide', way: -1 },
        { x: x + 250, foot: 592, height: 50, pose: 'stand' },
      ],
      'rose',
    );
  },
};

function banks(sheet: Sheet): void {
  const { left, right, bottom } = sheet.paper;
  sheet.add(
    path(d`M${left - 10} 548Q600 534 ${right + 10} 550V${bottom + 15}H${left - 10}z`, sheet.paint('snow', 0.1)),
  );
  framingTrees(sheet, { yAt: () => 566, gap: 90, height: [90, 160], depth: 0.1 });
}

/** The ice, with the sky in it and the lines of skates. */
function ice(sheet: Sheet): void {
  const { left, right, bottom } = sheet.paper;
  const fill = verticalFill(sheet, 570, bottom, [
    [0, sheet.skyTone(0.9)],
    [1, sheet.skyTone(0.45)],
  ]);
  const edge = d`M${left - 10} 586Q600 560 ${right + 10} 588V${bottom + 15}H${left - 10}z`;
  const rng = sheet.rng('lines');
  let lines = '';
  for (let i = 0; i < 20 * sheet.span; i++) {
    const w = rng.range(40, 150);
    lines += d`M${rng.range(left, right)} ${rng.range(600, 668)}q${w / 2} ${rng.range(-12, 12)} ${w} ${rng.range(-6, 6)}`;
  }
  sheet.add(
    path(edge, fill),
    path(edge, sheet.paint('snow', 0.08), { opacity: 0.35 }),
    stroke(lines, sheet.paint('snow', 0, 'lit'), 1.6, { opacity: 0.55 }),
  );
}
