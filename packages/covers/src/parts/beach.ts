import { palm } from '../land/plants';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';

/** A beach at our feet with a line of foam; palms where they grow. @param y where the water ends in the middle */
export function beach(sheet: Sheet, y = 580): void {
  const { left, right, bottom } = sheet.paper;
  const edge = d`M${left - 10} ${y + 24}Q${600} ${y - 26} ${right + 10} ${y + 18}`;
  sheet.fill(edge + d`V${bottom + 15}H${left - 10}z`, sheet.paint('sand', 0.02));
  sheet.line(edge, sheet.paint('cream', 0, 'lit'), 8, { opacity: 0.85 });
  sheet.line(d`M${left - 10} ${y + 38}Q${600} ${y - 12} ${right + 10} ${y + 32}`, sheet.paint('sand', 0, 'shade'), 7, {
    opacity: 0.45,
  });
  if (sheet.growth.trees !== 'palm') return;
  const rng = sheet.rng('palms');
  for (const side of [-1, 1] as const) {
    if (rng.chance(0.25)) continue;
    const { trunk, crown } = palm(rng, {
      x: 600 + side * rng.range(400, 500),
      foot: y + 60,
      height: rng.range(180, 250),
    });
    sheet.fill(trunk, sheet.paint('wood', 0, 'shade'));
    sheet.fill(crown, sheet.paint('leaf', 0, 'shade'));
  }
}
