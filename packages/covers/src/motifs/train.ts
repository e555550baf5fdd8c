import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { lampOr, shine } from '../parts/lamplight';
import { wheelOf } from '../parts/wheels';
import { path, rect, stroke } from '../print/elements';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const train: Motif = {
  words: 'a steam train',
  draw(sheet) {
    const yAt = ground(sheet, { y: 572, roll: 8, grass: 16 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 4, gap: 110, height: [90, 160], depth: 0.09 });
    const { left, right } = sheet.paper;
    let ties = '';
    for (let x = left; x < right; x += 26) ties += d`M${x} 640h14`;
    sheet.add(
      stroke(ties, sheet.paint('wood', 0, 'shade'), 8),
      stroke(d`M${left} 632H${right}`, sheet.paint('steel', 0), 4),
    );
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    carriage(sheet, sheet.focus - way * 190, way, 'poppy');
    carriage(sheet, sheet.focus - way * 430, way, 'poppy');
    engine(sheet, sheet.focus + way * 50, way);
    figures(
      sheet,
      [
        { x: sheet.focus + way * 250, foot: 662, height: 58, pose: 'wave', way: way === 1 ? -1 : 1 },
        { x: sheet.focus + way * 286, foot: 660, height: 82, pose: 'stand', way: way === 1 ? -1 : 1 },
      ],
      'mustard',
    );
  },
};

function engine(sheet: Sheet, x: number, way: 1 | -1): void {
  const at = (u: number) => x + way * u;
  const box = (u: number, v: number, width: number, height: number) => ({
    x: Math.min(at(u), at(u + width)),
    y: 632 - v,
    width,
    height,
  });
  const dark = sheet.paint('ink', 0);
  const rng = sheet.rng('steam');
  let steam = '';
  for (let i = 0; i < 15; i++)
    steam += disc(at(96 - i * 22), 462 - Math.sqrt(i) * 26 + rng.range(-10, 10), 13 + i * 2.2);
  sheet.add(path(steam, sheet.paint('cream', 0.14, 'lit'), { opacity: 0.55 }));
  shine(sheet, { x: at(136), y: 566, r: 80 }, 0.9);
  sheet.add(
    path(d`M${at(86)} 540v-50h${-way * 4}v-12h${way * 34}v12h${-way * 4}v50z`, dark),
    rect(box(-30, 98, 156, 58), sheet.paint('leaf', 0, 'shade')),
    stroke(d`M${at(0)} 534v58M${at(40)} 534v58M${at(78)} 534v58`, sheet.paint('mustard', 0, 'lit'), 4),
    path(d`M${at(30)} 534q${way * 2} -26 ${way * 14} -26t${way * 14} 26z`, sheet.paint('mustard', 0)),
    rect(box(-100, 150, 74, 112), sheet.paint('leaf', 0)),
    rect(box(-110, 160, 94, 13), dark),
    rect(box(-86, 136, 42, 36), lampOr(sheet, 'navy')),
    rect(box(-104, 42, 240, 14), dark),
    path(d`M${at(134)} 596L${at(168)} 632H${at(128)}z`, sheet.paint('poppy', 0)),
    path(disc(at(130), 562, 9), lampOr(sheet, 'mustard')),
  );
  for (const [u, r] of [
    [-76, 28],
    [-12, 28],
    [50, 17],
    [96, 17],
  ] as const)
    wheelOf(sheet, at(u), 632 - r, r, 5);
  sheet.add(
    stroke(d`M${at(-76)} 604L${at(-12)} 604L${at(70)} 612`, sheet.paint('steel', 0, 'lit'), 6, {
      'stroke-linecap': 'round',
    }),
  );
}

function carriage(sheet: Sheet, x: number, way: 1 | -1, material: 'poppy'): void {
  let windows = '';
  for (let i = 0; i < 5; i++) windows += d`M${x - 90 + i * 39} 526h26v34h-26z`;
  sheet.add(
    rect({ x: x - 112, y: 510, width: 224, height: 104 }, sheet.paint(material, 0.02)),
    rect({ x: x - 112, y: 518, width: 224, height: 50 }, sheet.paint('cream', 0.02)),
    path(windows, lampOr(sheet, 'navy')),
    path(d`M${x - 118} 512q118-22 236 0z`, sheet.paint('ink', 0)),
    stroke(d`M${x + way * 112} 612h${way * 30}`, sheet.paint('ink'), 5),
  );
  for (const u of [-70, 70]) wheelOf(sheet, x + u, 615, 16, 5);
}
