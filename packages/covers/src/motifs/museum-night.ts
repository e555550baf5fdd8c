import { figures } from '../parts/figures';
import { shine } from '../parts/lamplight';
import { boards, room } from '../parts/room';
import { hex, lch } from '../print/colour';
import { path, stroke } from '../print/elements';
import { d, polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const torch = hex(lch(0.95, 0.07, 96));

export const museumNight: Motif = {
  words: 'a whale skeleton in a museum hall',
  draw(sheet) {
    const x = room(sheet, { wall: 'navy', half: 300, top: 50, sill: 486, panes: 5, frame: 'steel' });
    boards(sheet, 588, 'stone');
    skeleton(sheet, x, 330);
    const way = sheet.subject.x > x ? -1 : 1;
    sheet.add(
      path(
        polygon([
          [x + way * 62, 570],
          [x - way * 200, 356],
          [x - way * 90, 330],
        ]),
        torch,
        { opacity: 0.22 },
      ),
    );
    figures(sheet, [{ x: x + way * 86, foot: 642, height: 108, pose: 'reach', way: way === 1 ? -1 : 1 }], 'poppy');
    figures(
      sheet,
      [
        { x: x + way * 146, foot: 640, height: 78, pose: 'wave', way: way === 1 ? -1 : 1 },
        { x: x - way * 60, foot: 646, height: 74, pose: 'stand', way },
      ],
      'mustard',
    );
    shine(sheet, { x: x + way * 62, y: 570, r: 60 }, 0.9, torch);
    for (const [dx, material] of [
      [-240, 'teal'],
      [-150, 'rose'],
      [230, 'leaf'],
    ] as const)
      sheet.add(
        path(d`M${x + dx - 46} 646q0-24 20-24h56q18 0 18 24z`, sheet.paint(material, 0)),
        path(d`M${x + dx - 40} 630h22v16h-28z`, sheet.paint('cream', 0)),
      );
  },
};

/** The whale, hung from the roof: skull, spine, ribs and flipper. */
function skeleton(sheet: Sheet, x: number, y: number): void {
  const bone = sheet.paint('cream', 0, 'lit');
  const spine = d`M${x - 190} ${y - 10}Q${x - 20} ${y - 66} ${x + 120} ${y - 30}T${x + 330} ${y - 80}`;
  const skull = d`M${x - 330} ${y + 34}Q${x - 270} ${y - 40} ${x - 180} ${y - 26}L${x - 168} ${y + 8}Q${x - 240} ${y + 6} ${x - 330} ${y + 34}zM${x - 322} ${y + 50}Q${x - 250} ${y + 26} ${x - 172} ${y + 30}l-6 12Q${x - 250} ${y + 44} ${x - 322} ${y + 50}z`;
  let ribs = '';
  for (let i = 0; i < 9; i++)
    ribs += d`M${x - 150 + i * 28} ${y - 26 - Math.sin((i / 9) * 3) * 16}q${-18} ${60 - i * 3} ${14} ${96 - i * 8}`;
  let vertebrae = '';
  for (let i = 0; i < 12; i++) vertebrae += d`M${x + 90 + i * 20} ${y - 46 - Math.max(0, i - 4) * 4}v22`;
  const wires = d`M${x - 240} ${sheet.paper.top}V${y - 36}M${x} ${sheet.paper.top}V${y - 50}M${x + 220} ${sheet.paper.top}V${y - 56}`;
  const round = { 'stroke-linecap': 'round' };
  sheet.add(
    stroke(wires, sheet.paint('ink'), 2),
    stroke(spine, bone, 15, round),
    stroke(spine, sheet.paint('stone', 0, 'shade'), 3, { 'stroke-dasharray': '3 13' }),
    stroke(ribs, bone, 6, round),
    stroke(vertebrae, bone, 6, round),
    stroke(d`M${x - 120} ${y + 20}l-40 62M${x - 112} ${y + 26}l-22 70M${x - 104} ${y + 24}l-2 62`, bone, 6, round),
    path(skull, bone),
    path(d`M${x - 214} ${y - 14}a10 8 0 1 0 20 0a10 8 0 1 0 -20 0z`, sheet.paint('ink')),
  );
}
