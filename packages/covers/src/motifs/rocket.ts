import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { hex, lch } from '../print/colour';
import { circle, path, stroke } from '../print/elements';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const fire = hex(lch(0.82, 0.17, 62));

export const rocket: Motif = {
  words: 'a model rocket taking off',
  draw(sheet) {
    const yAt = ground(sheet, { y: 584, roll: 14, grass: 24 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 10, gap: 108, height: [90, 160], depth: 0.06 });
    const x = sheet.focus;
    const foot = yAt(x) + 44;
    trail(sheet, x, foot);
    body(sheet, x, 330);
    sheet.add(
      stroke(
        d`M${x - 34} ${foot + 10}L${x} ${foot - 14}L${x + 34} ${foot + 10}M${x + 12} ${foot - 10}V${foot - 130}`,
        sheet.paint('ink'),
        5,
        { 'stroke-linecap': 'round' },
      ),
    );
    const people = [
      [-210, 84, 'up'],
      [-160, 60, 'wave'],
      [-262, 96, 'stand'],
      [176, 62, 'up'],
      [226, 92, 'reach'],
    ] as const;
    for (const [i, [dx, height, pose]] of people.entries())
      figures(
        sheet,
        [{ x: x + dx, foot: yAt(x + dx) + 52, height, pose, way: dx < 0 ? 1 : -1 }],
        (['poppy', 'teal', 'navy', 'mustard', 'rose'] as const)[i],
      );
  },
};

function trail(sheet: Sheet, x: number, foot: number): void {
  const rng = sheet.rng('smoke');
  let smoke = '';
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const y = foot - t * (foot - 420);
    smoke += disc(x + rng.range(-1, 1) * (34 * (1 - t) + 6), y, (1 - t) * 26 + rng.range(5, 11));
  }
  shine(sheet, { x, y: 430, r: 130 }, 0.8, fire);
  sheet.add(path(smoke, sheet.paint('cream', 0.16, 'lit'), { opacity: 0.6 }));
}

function body(sheet: Sheet, x: number, y: number): void {
  const side = sheet.lightX > x ? -1 : 1;
  sheet.add(
    path(d`M${x - 12} ${y + 66}Q${x - 8} ${y + 116} ${x} ${y + 138}Q${x + 8} ${y + 116} ${x + 12} ${y + 66}z`, fire),
    path(
      d`M${x - 20} ${y + 30}L${x - 48} ${y + 82}L${x - 18} ${y + 66}zM${x + 20} ${y + 30}L${x + 48} ${y + 82}L${x + 18} ${y + 66}z`,
      sheet.paint('poppy', 0),
    ),
    path(
      d`M${x - 21} ${y + 66}V${y - 40}Q${x - 18} ${y - 84} ${x} ${y - 108}Q${x + 18} ${y - 84} ${x + 21} ${y - 40}V${y + 66}z`,
      sheet.paint('cream', 0, 'lit'),
    ),
    path(
      d`M${x - 20} ${y - 46}Q${x - 17} ${y - 84} ${x} ${y - 108}Q${x + 17} ${y - 84} ${x + 20} ${y - 46}z`,
      sheet.paint('poppy', 0, 'lit'),
    ),
    path(
      d`M${x + side * 21} ${y + 66}V${y - 40}q${-side * 2} -34 ${-side * 12} -54q${side * 2} 60 ${-side * 2} 120z`,
      sheet.paint('ink', 0.1),
      { opacity: 0.2 },
    ),
    circle(x, y - 10, 11, sheet.paint('teal', 0)),
    circle(x, y - 10, 6, sheet.skyTone(0.5)),
  );
}
