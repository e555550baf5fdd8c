import { figures } from '../parts/figures';
import { framingTrees, ground } from '../parts/ground';
import { wheelOf } from '../parts/wheels';
import { circle, path, stroke } from '../print/elements';
import { d, disc, polygon } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const mountainBiker: Motif = {
  words: 'a mountain biker',
  draw(sheet) {
    const yAt = ground(sheet, { y: 590, roll: 12, grass: 14 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 12, gap: 86, height: [120, 210], depth: 0.06 });
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const x = sheet.focus;
    jump(sheet, x, yAt(x), way);
    bike(sheet, x + way * 46, 506, way, 1);
    bike(sheet, x - way * 250, yAt(x) + 10, way, 0.62);
  },
};

/** A ramp of earth with a track over it. */
function jump(sheet: Sheet, x: number, y: number, way: 1 | -1): void {
  const at = (u: number) => x + way * u;
  const ramp = d`M${at(-330)} ${y + 40}Q${at(-140)} ${y + 36} ${at(-30)} ${y - 32}L${at(-6)} ${y + 60}H${at(-330)}zM${at(180)} ${y + 60}Q${at(230)} ${y - 10} ${at(420)} ${y + 50}L${at(420)} ${y + 80}H${at(180)}z`;
  sheet.add(
    path(ramp, sheet.paint('earth', 0.02)),
    stroke(d`M${at(-330)} ${y + 40}Q${at(-140)} ${y + 36} ${at(-30)} ${y - 32}`, sheet.paint('sand', 0.02), 8, {
      'stroke-linecap': 'round',
    }),
  );
  const rng = sheet.rng('dust');
  let dust = '';
  for (let i = 0; i < 12; i++) dust += disc(at(-30 - rng.range(0, 70)), y - 20 + rng.range(-20, 30), rng.range(2, 7));
  sheet.add(path(dust, sheet.paint('sand', 0.05, 'lit'), { opacity: 0.6 }));
}

function bike(sheet: Sheet, x: number, y: number, way: 1 | -1, s: number): void {
  const at = (u: number) => x + way * u * s;
  const tilt = s === 1 ? 14 : 0;
  const [rear, front] = [at(-46), at(50)];
  const [ry, fy] = [y + tilt * 0.6, y - tilt];
  wheelOf(sheet, rear, ry - 26 * s, 27 * s, 6 * s);
  wheelOf(sheet, front, fy - 26 * s, 27 * s, 6 * s);
  const frame = d`M${rear} ${ry - 26 * s}L${at(-4)} ${y - 26 * s}L${at(34)} ${fy - 62 * s}L${at(-16)} ${y - 62 * s}zM${at(-4)} ${y - 26 * s}L${at(-20)} ${y - 74 * s}M${front} ${fy - 26 * s}L${at(30)} ${fy - 82 * s}l${way * 14 * s} ${-6 * s}`;
  sheet.add(
    stroke(frame, sheet.paint('poppy', 0, 'lit'), 6 * s, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }),
  );
  const height = 116 * s;
  figures(sheet, [{ x: at(-14), foot: y - 28 * s, height, pose: 'ride', way }], 'teal');
  const [hx, hy] = [at(2), y - 128 * s];
  sheet.add(
    path(
      polygon([
        [hx - 15 * s, hy + 2 * s],
        [hx - 10 * s, hy - 11 * s],
        [hx + 8 * s, hy - 12 * s],
        [hx + way * 22 * s, hy + 1 * s],
      ]),
      sheet.paint('mustard', 0, 'lit'),
    ),
    circle(at(-4), y - 26 * s, 5 * s, sheet.paint('ink')),
  );
}
