import { figures } from '../parts/figures';
import { boards, pendant, room } from '../parts/room';
import { hex, lch } from '../print/colour';
import { path, rect, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const copperLit = hex(lch(0.76, 0.12, 55));

export const still: Motif = {
  words: 'copper stills',
  draw(sheet) {
    const x = room(sheet, { wall: 'plaster', half: 290, top: 60, sill: 486, panes: 4 });
    boards(sheet, 600, 'stone');
    pot(sheet, x - 210, 636, 1, 1);
    pot(sheet, x + 60, 640, 1.12, 1);
    for (const dx of [-340, 330]) pendant(sheet, x + dx, 150, 0.8, 'navy');
    barrels(sheet, x + 270, 650);
    figures(sheet, [{ x: x - 72, foot: 652, height: 142, pose: 'reach', way: -1 }], 'teal');
    figures(sheet, [{ x: x - 20, foot: 656, height: 132, pose: 'stand', way: -1 }], 'poppy');
  },
};

/** A pot still: an onion with a swan's neck. */
function pot(sheet: Sheet, x: number, foot: number, s: number, way: 1 | -1): void {
  const copper = sheet.paint('red', 0);
  const at = (u: number) => x + way * u * s;
  const y = (v: number) => foot - v * s;
  const neck = d`M${at(-20)} ${y(178)}Q${at(-14)} ${y(262)} ${at(0)} ${y(300)}Q${at(20)} ${y(330)} ${at(60)} ${y(322)}L${at(148)} ${y(270)}L${at(140)} ${y(256)}L${at(56)} ${y(300)}Q${at(34)} ${y(306)} ${at(26)} ${y(288)}Q${at(18)} ${y(250)} ${at(20)} ${y(178)}z`;
  const belly = d`M${at(-72)} ${y(22)}Q${at(-112)} ${y(110)} ${at(-52)} ${y(160)}Q${at(-30)} ${y(176)} ${at(-20)} ${y(196)}H${at(20)}Q${at(30)} ${y(176)} ${at(52)} ${y(160)}Q${at(112)} ${y(110)} ${at(72)} ${y(22)}z`;
  const light = d`M${at(-58)} ${y(50)}Q${at(-80)} ${y(110)} ${at(-36)} ${y(150)}Q${at(-52)} ${y(100)} ${at(-40)} ${y(50)}z`;
  sheet.add(
    rect({ x: x - 84 * s, y: y(26), width: 168 * s, height: 34 * s }, sheet.paint('brick', 0, 'shade')),
    path(neck + belly, copper),
    path(light, copperLit, { opacity: 0.8 }),
    stroke(
      d`M${at(-70)} ${y(84)}Q${at(0)} ${y(70)} ${at(70)} ${y(84)}M${at(-22)} ${y(196)}H${at(22)}`,
      sheet.paint('earth', 0),
      4 * s,
      { opacity: 0.7 },
    ),
    path(d`M${at(-20)} ${y(112)}a20 20 0 1 1 40 0a20 20 0 1 1 -40 0z`, sheet.paint('earth', 0)),
    path(d`M${at(-14)} ${y(112)}a14 14 0 1 1 28 0a14 14 0 1 1 -28 0z`, copperLit),
    stroke(d`M${at(144)} ${y(262)}V${y(0)}`, copper, 14 * s),
  );
}

function barrels(sheet: Sheet, x: number, foot: number): void {
  for (const [dx, dy] of [
    [-46, 0],
    [46, 0],
    [0, -84],
  ] as const) {
    const [cx, cy] = [x + dx, foot + dy];
    sheet.add(
      path(
        d`M${cx - 34} ${cy}Q${cx - 48} ${cy - 42} ${cx - 34} ${cy - 84}H${cx + 34}Q${cx + 48} ${cy - 42} ${cx + 34} ${cy}z`,
        sheet.paint('wood', 0, 'lit'),
      ),
      stroke(d`M${cx - 38} ${cy - 18}h76M${cx - 38} ${cy - 66}h76`, sheet.paint('ink', 0), 5),
    );
  }
}
