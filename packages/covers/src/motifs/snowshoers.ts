import { figures, type Figure } from '../parts/figures';
import { snowField } from '../parts/gliding-ground';
import { shine } from '../parts/lamplight';
import { path, stroke } from '../print/elements';
import { d, lens } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const tops = ['poppy', 'teal', 'mustard'] as const;

export const snowshoers: Motif = {
  words: 'people on snowshoes',
  draw(sheet) {
    const yAt = snowField(sheet, 574);
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const group = [-150, -44, 66].map((dx, i): Figure => ({
      x: sheet.focus + way * dx,
      foot: yAt(sheet.focus + way * dx) + 40 + i * 4,
      height: 96 + i * 4,
      pose: 'stride',
      way,
    }));
    trail(sheet, group, way);
    for (const [i, figure] of group.entries()) walker(sheet, figure, tops[i % 3] ?? 'poppy');
  },
};

/** Footprints behind them. */
function trail(sheet: Sheet, [last]: readonly Figure[], way: 1 | -1): void {
  if (!last) return;
  let prints = '';
  for (let i = 1; i < 12; i++)
    prints += lens(last.x - way * (30 + i * 40), last.foot + 4 + (i % 2 ? 7 : -3) - i * 1.5, 13, 2.6);
  sheet.add(path(prints, sheet.paint('snow', 0.12, 'shade'), { opacity: 0.7 }));
}

function walker(sheet: Sheet, figure: Figure, top: (typeof tops)[number]): void {
  const { x, foot, height: h, way = 1 } = figure;
  shine(sheet, { x: x + way * 20, y: foot - h * 0.8, r: 64 }, 0.5);
  const shoe = (u: number, v: number, tilt: number) =>
    d`M${x + way * u - way * 24} ${foot + v + tilt}l${way * 46} ${-tilt}`;
  sheet.add(
    stroke(
      d`M${x + way * h * 0.22} ${foot - h * 0.54}L${x + way * h * 0.34} ${foot + 4}M${x - way * h * 0.18} ${foot - h * 0.5}L${x - way * h * 0.3} ${foot + 2}`,
      sheet.paint('ink'),
      3,
    ),
    stroke(shoe(h * 0.2, 2, 0) + shoe(-h * 0.2, 2, 8), sheet.paint('wood', 0, 'lit'), 7, { 'stroke-linecap': 'round' }),
  );
  figures(sheet, [figure], top);
  sheet.add(
    path(
      d`M${x - way * h * 0.02} ${foot - h * 0.78}l${-way * h * 0.2} ${h * 0.06}v${h * 0.26}l${way * h * 0.16} ${h * 0.02}z`,
      sheet.paint('ink'),
    ),
  );
}
