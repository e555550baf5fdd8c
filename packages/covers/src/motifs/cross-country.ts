import { figures, handOf, type Figure } from '../parts/figures';
import { snowField } from '../parts/gliding-ground';
import { stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const tops = ['teal', 'poppy', 'mustard'] as const;

export const crossCountry: Motif = {
  words: 'cross-country skiers',
  draw(sheet) {
    const yAt = snowField(sheet, 570);
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const { left, right } = sheet.paper;
    const lanes = [0, 1, 2].map((i) => d`M${left} ${622 + i * 13}H${right}`).join('');
    sheet.add(stroke(lanes, sheet.paint('snow', 0.14, 'shade'), 5, { opacity: 0.6 }));
    for (const [i, dx] of [-180, -40, 110].entries()) {
      const x = sheet.focus + way * dx;
      skier(
        sheet,
        { x, foot: Math.max(yAt(x) + 34, 616) + i * 8, height: 90 + i * 6, pose: i === 1 ? 'stride' : 'glide', way },
        tops[i] ?? 'teal',
      );
    }
  },
};

function skier(sheet: Sheet, figure: Figure, top: (typeof tops)[number]): void {
  const { x, foot, height: h, way = 1 } = figure;
  const round = { 'stroke-linecap': 'round' };
  const skis = d`M${x - way * h * 0.3} ${foot + 3}H${x + way * h * 0.62}q${way * 10} 0 ${way * 14} -9M${x - way * h * 0.8} ${foot - h * 0.02}L${x + way * h * 0.02} ${foot + 9}`;
  const poles = ([0, 1] as const)
    .map((hand) => {
      const [hx, hy] = handOf(figure, hand);
      return d`M${hx} ${hy}L${hx - way * h * 0.24} ${foot + 4}`;
    })
    .join('');
  sheet.add(stroke(skis, sheet.paint('poppy', 0, 'lit'), 5, round), stroke(poles, sheet.paint('ink'), 2.5, round));
  figures(sheet, [figure], top);
}
