import { broadleaf, conifer, palm } from '../land/plants';
import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { path, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const forestPath: Motif = {
  words: 'people among tall trees',
  draw(sheet) {
    const x = sheet.focus;
    back(sheet);
    const yAt = ground(sheet, { y: 586, roll: 12, grass: 30 });
    const trail = d`M${x - 20} ${yAt(x) + 4}Q${x - 70} 620 ${x - 150} 690H${x + 110}Q${x + 50} 624 ${x + 26} ${yAt(x) + 4}z`;
    sheet.add(path(trail, sheet.paint('sand', 0.04)));
    shine(sheet, { x, y: 590, r: 100 }, 0.5);
    figures(
      sheet,
      [
        { x: x - 26, foot: 634, height: 84, pose: 'stride' },
        { x: x + 24, foot: 630, height: 80, pose: 'stand', way: -1 },
      ],
      'mustard',
    );
    figures(sheet, [{ x: x + 4, foot: 612, height: 46, pose: 'wave' }], 'poppy');
    trunks(sheet, x);
  },
};

/** A line of whole trees behind. */
function back(sheet: Sheet): void {
  const rng = sheet.rng('back');
  const { left, right } = sheet.paper;
  let [wood, leaves] = ['', ''];
  for (let x = left - 10; x < right + 10; x += rng.range(56, 96)) {
    const valley = 1 - 0.5 * Math.exp(-(((x - sheet.subject.x) / 210) ** 2));
    const plot = { x, foot: 600, height: rng.range(120, 200) * valley };
    if (sheet.growth.trees === 'palm') {
      const { trunk, crown } = palm(rng, plot);
      wood += trunk;
      leaves += crown;
    } else if (sheet.growth.trees === 'conifer') leaves += conifer(rng, plot, 4);
    else {
      const { trunk, crown } = broadleaf(rng, { ...plot, height: plot.height * 0.8 });
      wood += trunk;
      leaves += crown;
    }
  }
  sheet.add(
    path(wood, sheet.paint('wood', 0.16, 'shade')),
    path(leaves, sheet.paint(sheet.growth.trees === 'conifer' ? 'pine' : 'leaf', 0.18)),
  );
}

/** Great trunks at both sides, cut off by the top of the picture. */
function trunks(sheet: Sheet, x: number): void {
  const { top } = sheet.paper;
  let [bark, shade] = ['', ''];
  for (const [dx, w] of [
    [-350, 46],
    [-240, 30],
    [236, 34],
    [340, 52],
    [-500, 40],
    [510, 44],
  ] as const) {
    const cx = x + dx;
    bark += d`M${cx - w * 0.9} 690Q${cx - w * 0.5} 600 ${cx - w * 0.42} ${top - 10}H${cx + w * 0.42}Q${cx + w * 0.5} 600 ${cx + w} 690z`;
    const side = sheet.lightX > cx ? -1 : 1;
    shade += d`M${cx + side * w * 0.1} 690Q${cx + side * w * 0.16} 500 ${cx + side * w * 0.12} ${top - 10}H${cx + side * w * 0.42}Q${cx + side * w * 0.5} 600 ${cx + side * w * 0.95} 690z`;
    sheet.skyline.raise([
      [cx - w * 0.42, top],
      [cx + w * 0.42, top],
    ]);
  }
  sheet.add(
    path(bark, sheet.paint('wood', 0)),
    path(shade, sheet.paint('wood', 0, 'shade'), { opacity: 0.7 }),
    stroke(d`M${x - 250} 660q-14-30 6-46M${x + 250} 664q16-24 0-52`, sheet.paint('leaf', 0), 8, {
      'stroke-linecap': 'round',
    }),
  );
}
