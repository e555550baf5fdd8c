import { beast } from '../parts/beasts';
import { figures } from '../parts/figures';
import { snowField } from '../parts/gliding-ground';
import { lampOr, shine } from '../parts/lamplight';
import { path, rect, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Motif } from './motif';

export const sleigh: Motif = {
  words: 'a horse-drawn sleigh',
  draw(sheet) {
    snowField(sheet, 572);
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const [x, foot] = [sheet.focus, 640];
    const at = (u: number) => x + way * u;
    beast(sheet, 'horse', { x: at(150), foot: foot - 8, height: 72, way }, [
      sheet.paint('wood', 0.06, 'shade'),
      sheet.paint('ink', 0.05),
    ]);
    beast(sheet, 'horse', { x: at(132), foot, height: 76, way }, [
      sheet.paint('brick', 0, 'shade'),
      sheet.paint('ink', 0.02),
    ]);
    sheet.add(
      stroke(
        d`M${at(104)} ${foot - 66}L${at(-20)} ${foot - 52}M${at(184)} ${foot - 92}Q${at(90)} ${foot - 96} ${at(-20)} ${foot - 96}`,
        sheet.paint('ink'),
        3,
      ),
    );
    shine(sheet, { x: at(-6), y: foot - 66, r: 80 }, 0.7);
    figures(sheet, [{ x: at(-20), foot: foot - 26, height: 86, pose: 'sit', way }], 'navy');
    figures(
      sheet,
      [
        { x: at(-92), foot: foot - 24, height: 80, pose: 'sit', way },
        { x: at(-66), foot: foot - 24, height: 76, pose: 'sit', way },
      ],
      'teal',
    );
    const body = d`M${at(-150)} ${foot - 84}Q${at(-132)} ${foot - 40} ${at(-110)} ${foot - 38}H${at(-4)}Q${at(26)} ${foot - 40} ${at(38)} ${foot - 84}Q${at(56)} ${foot - 50} ${at(34)} ${foot - 22}Q${at(20)} ${foot - 8} ${at(-10)} ${foot - 8}H${at(-112)}Q${at(-152)} ${foot - 12} ${at(-150)} ${foot - 84}z`;
    const runner = d`M${at(-150)} ${foot + 10}H${at(50)}q${way * 28} 0 ${way * 30} -28M${at(-104)} ${foot - 10}v18M${at(6)} ${foot - 10}v18`;
    sheet.add(
      path(body, sheet.paint('poppy', 0)),
      stroke(
        d`M${at(-142)} ${foot - 52}Q${at(-128)} ${foot - 30} ${at(-108)} ${foot - 28}H${at(0)}Q${at(20)} ${foot - 30} ${at(34)} ${foot - 52}`,
        sheet.paint('mustard', 0, 'lit'),
        4,
      ),
      stroke(runner, sheet.paint('ink'), 5, { 'stroke-linecap': 'round' }),
      rect({ x: at(44) - 6, y: foot - 76, width: 12, height: 18 }, lampOr(sheet, 'mustard')),
    );
  },
};
