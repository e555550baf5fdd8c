import { counter, pendant, room } from '../parts/room';
import { circle, path, rect, stroke } from '../print/elements';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const workbench: Motif = {
  words: 'a workbench with tools',
  draw(sheet) {
    const x = room(sheet, { wall: 'teal', half: 240, top: 70, sill: 486, panes: 4 });
    for (const side of [-1, 1] as const) toolWall(sheet, x + side * 370, side);
    pendant(sheet, x - 80, 130, 1);
    pendant(sheet, x + 110, 130, 1);
    counter(sheet, 556);
    vice(sheet, x - 160, 560);
    project(sheet, x + 30, 600);
    jars(sheet, x + 250, 560);
  },
};

/** Saws, hammers and chisels on the wall. */
function toolWall(sheet: Sheet, x: number, side: 1 | -1): void {
  const steel = sheet.paint('steel', 0, 'lit');
  const wood = sheet.paint('wood', 0, 'lit');
  const round = { 'stroke-linecap': 'round' };
  sheet.add(
    rect({ x: x - 118, y: 110, width: 236, height: 330 }, sheet.paint('plaster', 0, 'shade'), { opacity: 0.8 }),
    path(d`M${x - 84} 150l150 18v34l-150-22z`, steel),
    path(d`M${x - 104} 140h26v44h-26z`, wood),
    stroke(d`M${x - 70} 250v100M${x - 10} 240v100M${x + 40} 250v90M${x + 84} 250v90`, wood, 11, round),
    stroke(d`M${x - 96} 244h54`, steel, 22),
    path(d`M${x - 22} 240v-34l12-10 12 10v34zM${x + 32} 250v-30l8-14 8 14v30zM${x + 76} 250v-36h16v36z`, steel),
    stroke(d`M${x - side * 60} 390q30 26 60 0`, sheet.paint('mustard', 0), 9, round),
  );
}

function vice(sheet: Sheet, x: number, y: number): void {
  sheet.add(
    path(d`M${x - 56} ${y}v-40h46v-26h22v26h22v-26h22v26h20v40z`, sheet.paint('steel', 0)),
    stroke(d`M${x + 70} ${y - 20}h40M${x + 104} ${y - 40}v40`, sheet.paint('steel', 0, 'lit'), 7, {
      'stroke-linecap': 'round',
    }),
    rect({ x: x + 10, y: y - 116, width: 24, height: 62 }, sheet.paint('sand', 0, 'lit')),
  );
}

/** What is being made: a small carved bird, a mallet, a chisel and shavings. */
function project(sheet: Sheet, x: number, y: number): void {
  const bird = d`M${x - 66} ${y - 26}Q${x - 20} ${y - 70} ${x + 26} ${y - 50}Q${x + 34} ${y - 84} ${x + 62} ${y - 78}L${x + 90} ${y - 66}L${x + 66} ${y - 60}Q${x + 58} ${y - 14} ${x} ${y - 8}Q${x - 34} ${y - 8} ${x - 66} ${y - 26}z`;
  sheet.add(
    path(bird, sheet.paint('red', 0, 'lit')),
    path(
      d`M${x - 40} ${y - 26}Q${x} ${y - 52} ${x + 30} ${y - 36}Q${x + 4} ${y - 14} ${x - 40} ${y - 26}z`,
      sheet.paint('mustard', 0),
    ),
    circle(x + 60, y - 68, 3.5, sheet.paint('ink')),
    stroke(d`M${x - 150} ${y + 26}L${x - 86} ${y + 6}`, sheet.paint('wood', 0, 'shade'), 9, {
      'stroke-linecap': 'round',
    }),
    stroke(d`M${x - 86} ${y + 6}L${x - 50} ${y - 4}`, sheet.paint('steel', 0, 'lit'), 7),
    stroke(d`M${x + 100} ${y + 30}h70`, sheet.paint('wood', 0, 'shade'), 8, { 'stroke-linecap': 'round' }),
    rect({ x: x + 156, y: y + 6, width: 34, height: 46 }, sheet.paint('wood', 0, 'shade')),
    stroke(
      d`M${x - 20} ${y + 26}q10-14 20 0t-7 9M${x + 24} ${y + 18}q10-12 18 0t-6 8M${x + 62} ${y + 32}q10-12 18 0t-6 8`,
      sheet.paint('cream', 0, 'lit'),
      3,
    ),
  );
}

function jars(sheet: Sheet, x: number, y: number): void {
  sheet.add(
    stroke(
      d`M${x - 24} ${y - 40}l-10-50M${x - 14} ${y - 40}l4-58M${x - 4} ${y - 40}l16-50`,
      sheet.paint('mustard', 0),
      6,
      { 'stroke-linecap': 'round' },
    ),
    rect({ x: x - 34, y: y - 46, width: 42, height: 50 }, sheet.paint('poppy', 0)),
    rect({ x: x + 22, y: y - 32, width: 46, height: 36 }, sheet.paint('cream', 0)),
    path(disc(x + 45, y - 34, 22), sheet.paint('navy', 0)),
  );
}
