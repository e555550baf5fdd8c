import { figures } from '../parts/figures';
import { lampOr, shine } from '../parts/lamplight';
import { boards, room } from '../parts/room';
import { path, rect, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const chamberMusic: Motif = {
  words: 'musicians by candlelight',
  draw(sheet) {
    const x = room(sheet, { wall: 'brick', half: 255, top: 60, sill: 486, panes: 5, frame: 'stone' });
    boards(sheet, 590);
    for (const dx of [-330, 330]) candles(sheet, x + dx, 590);
    shine(sheet, { x, y: 560, r: 300 }, 0.35);
    player(sheet, x - 128, 640, 1, 40);
    player(sheet, x + 6, 632, -1, 66);
    player(sheet, x + 132, 640, -1, 40);
    for (const dx of [-62, 74]) stand(sheet, x + dx, 650);
  },
};

/** A seated player with a string instrument: a violin, or a cello from 60 up. */
function player(sheet: Sheet, x: number, foot: number, way: 1 | -1, size: number): void {
  const at = (u: number) => x + way * u;
  sheet.add(
    stroke(
      d`M${at(-24)} ${foot}V${foot - 88}M${at(-24)} ${foot - 34}H${at(14)}V${foot}`,
      sheet.paint('wood', 0, 'shade'),
      5,
    ),
  );
  figures(sheet, [{ x: at(-4), foot: foot - 6, height: 132, pose: 'sit', way }], size > 60 ? 'navy' : 'ink');
  const wood = sheet.paint('red', 0, 'lit');
  const dark = sheet.paint('ink');
  if (size > 60) {
    const [cx, cy] = [at(36), foot - 44];
    const body = d`M${cx} ${cy - 34}q22 0 22 20q-10 12 2 26q8 34-24 34t-24-34q12-14 2-26q0-20 22-20z`;
    sheet.add(
      path(body, wood),
      stroke(d`M${cx} ${cy + 36}V${cy - 92}M${cx} ${cy + 46}V${foot}`, dark, 4),
      stroke(d`M${cx - way * 46} ${cy + 12}L${cx + way * 44} ${cy - 2}`, sheet.paint('cream', 0, 'lit'), 3),
    );
    return;
  }
  const [cx, cy] = [at(22), foot - 82];
  sheet.add(
    path(
      d`M${cx - way * 6} ${cy + 8}q${way * 4} -16 ${way * 20} -14q${way * 8} 4 ${way * 14} 0q${way * 14} 2 ${way * 8} 14q${-way * 8} 12 ${-way * 22} 8t${-way * 20} -8z`,
      wood,
    ),
    stroke(d`M${cx + way * 24} ${cy + 2}l${way * 34} 12`, dark, 5),
    stroke(d`M${cx + way * 8} ${cy - 40}L${cx + way * 34} ${cy + 40}`, sheet.paint('cream', 0, 'lit'), 3),
  );
}

function stand(sheet: Sheet, x: number, foot: number): void {
  sheet.add(
    stroke(d`M${x} ${foot}v-66M${x} ${foot}l-16 12M${x} ${foot}l16 12`, sheet.paint('ink'), 4),
    path(d`M${x - 26} ${foot - 96}h52l-5 34h-42z`, sheet.paint('cream', 0, 'lit')),
  );
}

/** A tall holder with five candles. */
function candles(sheet: Sheet, x: number, foot: number): void {
  shine(sheet, { x, y: foot - 190, r: 170 }, 0.8);
  sheet.add(
    stroke(
      d`M${x} ${foot + 30}V${foot - 150}M${x - 44} ${foot - 164}Q${x - 40} ${foot - 130} ${x} ${foot - 130}T${x + 44} ${foot - 164}M${x - 22} ${foot - 164}Q${x - 20} ${foot - 142} ${x} ${foot - 140}T${x + 22} ${foot - 164}`,
      sheet.paint('mustard', 0),
      5,
    ),
  );
  for (const dx of [-44, -22, 0, 22, 44])
    sheet.add(
      rect({ x: x + dx - 5, y: foot - 196, width: 10, height: 34 }, sheet.paint('cream', 0, 'lit')),
      path(d`M${x + dx} ${foot - 216}q9 14 0 20q-9-6 0-20z`, lampOr(sheet, 'mustard')),
    );
}
