import { lampOr, shine } from '../parts/lamplight';
import { wake } from '../parts/near-water';
import { path, rect, stroke } from '../print/elements';
import { d, lens } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const ferry: Motif = {
  words: 'a ferry',
  draw(sheet) {
    const x = sheet.focus;
    const y = 570;
    const way = sheet.subject.x > x ? 1 : -1;
    const at = (u: number) => x + way * u;
    const box = (u: number, v: number, width: number, height: number) => ({
      x: Math.min(at(u), at(u + width)),
      y: y - v,
      width,
      height,
    });
    sheet.add(path(lens(x, y + 28, 230, 11), sheet.paint('navy', 0.02), { opacity: 0.35 }));
    shine(sheet, { x, y: y - 60, r: 210 }, 0.5);
    sheet.add(
      rect(box(-150, 62, 270, 50), sheet.paint('cream', 0.02, 'lit')),
      rect(box(-120, 104, 200, 44), sheet.paint('cream', 0.03)),
      rect(box(-20, 138, 74, 36), sheet.paint('cream', 0.03, 'lit')),
      path(d`M${at(-70)} ${y - 104}h${way * 36}l${-way * 4} -52h${-way * 30}z`, sheet.paint('poppy', 0.02)),
      rect(box(-68, 148, 32, 10), sheet.paint('ink', 0.02)),
    );
    let [upper, lower] = ['', ''];
    for (let i = 0; i < 9; i++) lower += d`M${at(-136 + i * 29)} ${y - 38}v0`;
    for (let i = 0; i < 7; i++) upper += d`M${at(-106 + i * 29)} ${y - 82}v0`;
    const square = { 'stroke-linecap': 'square' };
    sheet.add(stroke(lower.replaceAll('v0', 'h.1') + upper.replaceAll('v0', 'h.1'), lampOr(sheet, 'navy'), 14, square));
    sheet.add(stroke(d`M${at(-8)} ${y - 120}h${way * 50}`, lampOr(sheet, 'navy'), 12));
    const hull = d`M${at(-190)} ${y - 14}H${at(206)}L${at(166)} ${y + 28}H${at(-168)}z`;
    sheet.add(
      path(hull, sheet.paint('navy', 0.01)),
      stroke(d`M${at(-186)} ${y - 2}H${at(194)}`, sheet.paint('cream', 0.02), 5),
    );
    sheet.add(stroke(wake(at(-190), y + 22, 120, way), sheet.paint('cream', 0.1), 3, { opacity: 0.6 }));
    sheet.add(stroke(d`M${at(40)} ${y - 138}v-34`, sheet.paint('ink', 0.02), 3));
    gulls(sheet, at(-120), y - 180);
  },
};

function gulls(sheet: Sheet, x: number, y: number): void {
  const wings = [
    [0, 0],
    [54, -22],
    [-48, -30],
  ].map(([dx = 0, dy = 0]) => d`M${x + dx - 14} ${y + dy - 5}q8-8 14 2q7-9 15-3`);
  sheet.add(stroke(wings.join(''), sheet.paint('ink', 0.2), 3, { 'stroke-linecap': 'round' }));
}
