import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { lampOr, shine } from '../parts/lamplight';
import { path, rect, stroke } from '../print/elements';
import { d, lens } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const hut: Motif = {
  words: 'a hut with smoke from its chimney',
  draw(sheet) {
    const yAt = ground(sheet, { y: 574, roll: 18, hill: 18, grass: 16 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 84, height: [110, 200], depth: 0.06 });
    const x = sheet.focus;
    const way = sheet.subject.x > x ? -1 : 1;
    cabin(sheet, x + way * 20, yAt(x) + 40, way);
    figures(sheet, [{ x: x - way * 160, foot: yAt(x) + 58, height: 82, pose: 'stride', way }], 'poppy');
    sheet.add(path(lens(x - way * 60, yAt(x) + 76, 150, 6), sheet.paint('sand', 0.05), { opacity: 0.5 }));
  },
};

function cabin(sheet: Sheet, x: number, foot: number, way: 1 | -1): void {
  const [w, h] = [150, 74];
  shine(sheet, { x, y: foot - 40, r: 190 }, 0.55);
  smoke(sheet, x + way * 62, foot - h - 96);
  let logs = '';
  for (let i = 1; i < 6; i++) logs += d`M${x - w + 14} ${foot - i * 12}H${x + w - 14}`;
  sheet.add(
    rect({ x: x + way * 62 - 14, y: foot - h - 90, width: 28, height: 60 }, sheet.paint('stone', 0.02)),
    rect({ x: x - w + 14, y: foot - h, width: 2 * w - 28, height: h }, sheet.paint('wood', 0.02)),
    stroke(logs, sheet.paint('wood', 0, 'shade'), 2.5, { opacity: 0.7 }),
    path(
      d`M${x - w - 14} ${foot - h + 4}L${x - w * 0.6} ${foot - h - 66}H${x + w * 0.6}L${x + w + 14} ${foot - h + 4}z`,
      sheet.paint(sheet.growth.winter > 0.3 ? 'snow' : 'brick', 0, sheet.growth.winter > 0.3 ? 'lit' : 'shade'),
    ),
    rect({ x: x - 22, y: foot - 56, width: 40, height: 56 }, sheet.paint('ink', 0.02)),
  );
  for (const u of [-96, 56])
    sheet.add(
      rect({ x: x + u, y: foot - 54, width: 42, height: 32 }, lampOr(sheet, 'navy', 0.05)),
      stroke(d`M${x + u + 21} ${foot - 54}v32M${x + u} ${foot - 38}h42`, sheet.paint('wood', 0, 'shade'), 3),
    );
  sheet.skyline.raise([
    [x - w, foot - h],
    [x, foot - h - 66],
    [x + w, foot - h],
  ]);
}

function smoke(sheet: Sheet, x: number, y: number): void {
  const plume = d`M${x - 6} ${y}q-22-34 4-62t-6-70q34 30 12 72t14 60z`;
  sheet.add(path(plume, sheet.paint('cream', 0.35), { opacity: 0.45 }));
}
