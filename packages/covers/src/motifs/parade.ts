import { bunting } from '../parts/festoon';
import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { streetLamp } from '../parts/lamplight';
import { path, stroke } from '../print/elements';
import type { Material } from '../print/materials';
import { d, disc } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

const paints = ['poppy', 'mustard', 'teal', 'rose', 'cream'] as const;

export const parade: Motif = {
  words: 'a parade with brass and umbrellas',
  draw(sheet) {
    ground(sheet, { y: 584, roll: 6, material: 'stone', depth: 0.06 });
    const x = sheet.focus;
    const way = sheet.subject.x > x ? 1 : -1;
    for (const side of [-1, 1]) streetLamp(sheet, { x: 600 + side * 330, foot: 596, height: 172 });
    bunting(sheet, { x1: 270, y1: 424, x2: 930, y2: 424, sag: 30 });
    for (const [i, dx] of [-220, -130, -40, 60].entries())
      dancer(sheet, x + way * dx, 632 + (i % 2) * 10, way, paints[i % 5] ?? 'poppy');
    tuba(sheet, x + way * 150, 640, way);
    figures(sheet, [{ x: x + way * 238, foot: 636, height: 96, pose: 'play', way }], 'navy');
    sheet.add(
      stroke(d`M${x + way * 254} 562l${way * 52} 6`, sheet.paint('mustard', 0, 'lit'), 6),
      path(d`M${x + way * 298} 556l${way * 26} -8v40l${-way * 26} -14z`, sheet.paint('mustard', 0, 'lit')),
    );
    const rng = sheet.rng('confetti');
    for (const material of paints) {
      let bits = '';
      for (let i = 0; i < 14; i++) bits += d`M${x + rng.range(-330, 330)} ${rng.range(440, 640)}h5v4h-5z`;
      sheet.add(path(bits, sheet.paint(material, 0, 'lit'), { opacity: 0.9 }));
    }
  },
};

/** Someone dancing under an umbrella. */
function dancer(sheet: Sheet, x: number, foot: number, way: 1 | -1, material: Material): void {
  figures(sheet, [{ x, foot, height: 92, pose: 'spin', way }], material);
  const [hx, hy] = [x + way * 24, foot - 100];
  const canopy = d`M${hx - 46} ${hy - 14}Q${hx} ${hy - 66} ${hx + 46} ${hy - 14}q-8-9-15 0q-8-9-16 0q-8-9-15 0q-8-9-15 0q-8-9-16 0q-8-9-15 0z`;
  sheet.add(
    stroke(d`M${hx} ${hy + 14}V${hy - 40}`, sheet.paint('ink'), 3),
    path(canopy, sheet.paint(material, 0, 'lit')),
  );
}

function tuba(sheet: Sheet, x: number, foot: number, way: 1 | -1): void {
  figures(sheet, [{ x, foot, height: 100, pose: 'play', way }], 'navy');
  const brass = sheet.paint('mustard', 0, 'lit');
  sheet.add(
    stroke(
      d`M${x + way * 8} ${foot - 84}Q${x + way * 40} ${foot - 50} ${x} ${foot - 30}Q${x - way * 40} ${foot - 34} ${x - way * 26} ${foot - 100}`,
      brass,
      11,
      { 'stroke-linecap': 'round' },
    ),
    path(
      d`M${x - way * 30} ${foot - 96}Q${x - way * 38} ${foot - 134} ${x - way * 66} ${foot - 146}H${x + way * 18}Q${x - way * 14} ${foot - 134} ${x - way * 20} ${foot - 96}z` +
        disc(x - way * 24, foot - 146, 3),
      brass,
    ),
  );
}
