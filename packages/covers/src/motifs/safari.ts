import { tree } from '../land/plants';
import { beast } from '../parts/beasts';
import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { lampOr, shine } from '../parts/lamplight';
import { path, rect, stroke } from '../print/elements';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const safari: Motif = {
  words: 'elephants, a giraffe and an open car',
  draw(sheet) {
    const yAt = ground(sheet, { y: 588, roll: 14, material: 'straw', depth: 0.06, grass: 26 });
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const x = sheet.focus;
    const rng = sheet.rng('trees');
    tree(sheet, rng, { x: x - way * 330, foot: yAt(x - way * 330) + 8, height: 190 }, 0.06);
    const hide = [sheet.paint('slate', 0.04), sheet.paint('slate', 0, 'shade')] as const;
    beast(sheet, 'giraffe', { x: x + way * 200, foot: yAt(x) + 22, height: 104, way: way === 1 ? -1 : 1 }, [
      sheet.paint('mustard', 0.06),
      sheet.paint('earth', 0.04),
    ]);
    beast(sheet, 'elephant', { x: x + way * 26, foot: yAt(x) + 34, height: 112, way }, hide);
    beast(sheet, 'elephant', { x: x - way * 108, foot: yAt(x) + 36, height: 56, way }, hide);
    car(sheet, x - way * 250, yAt(x) + 56, way);
  },
};

/** An open four-wheel drive with people looking out. */
function car(sheet: Sheet, x: number, y: number, way: 1 | -1): void {
  const at = (u: number) => x + way * u;
  shine(sheet, { x: at(90), y: y - 26, r: 60 }, 0.7);
  figures(
    sheet,
    [-44, -8].map((u) => ({ x: at(u), foot: y - 22, height: 72, pose: 'reach' as const, way })),
    'cream',
  );
  const body = d`M${at(-78)} ${y - 46}H${at(30)}L${at(42)} ${y - 38}H${at(80)}Q${at(88)} ${y - 36} ${at(88)} ${y - 12}H${at(-80)}z`;
  sheet.add(
    stroke(d`M${at(-74)} ${y - 46}V${y - 92}H${at(28)}L${at(36)} ${y - 44}`, sheet.paint('ink'), 4),
    path(body, sheet.paint('leaf', 0, 'shade')),
    path(disc(at(-48), y - 8, 18) + disc(at(54), y - 8, 18), sheet.paint('ink')),
    path(disc(at(-48), y - 8, 7) + disc(at(54), y - 8, 7), sheet.paint('stone')),
    rect({ x: at(82) - 5, y: y - 34, width: 10, height: 10 }, lampOr(sheet, 'cream')),
  );
}
