import { beast } from '../parts/beasts';
import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { path, stroke } from '../print/elements';
import { d, lens } from '../print/pen';
import type { Motif } from './motif';

const cloths = ['poppy', 'teal', 'mustard'] as const;

export const camels: Motif = {
  words: 'a string of camels',
  draw(sheet) {
    const yAt = ground(sheet, { y: 588, roll: 20, material: 'sand', depth: 0.06 });
    const way = sheet.subject.x > sheet.focus ? 1 : -1;
    const coat = sheet.paint('earth', 0);
    const dark = sheet.paint('wood', 0, 'shade');
    const places = [-170, -20, 130].map((dx) => sheet.focus + way * dx);
    const shadows = places.map((x) => lens(x - way * 10, yAt(x) + 38, 74, 5)).join('');
    sheet.add(path(shadows, sheet.paint('sand', 0, 'shade'), { opacity: 0.6 }));
    const lead = d`M${places[0] ?? 0} ${yAt(places[0] ?? 0) - 40}L${places[1] ?? 0} ${yAt(places[1] ?? 0) - 20}L${places[2] ?? 0} ${yAt(places[2] ?? 0) - 20}L${(places[2] ?? 0) + way * 96} ${yAt(places[2] ?? 0) + 2}`;
    sheet.add(stroke(lead, dark, 2));
    for (const [i, x] of places.entries()) {
      const foot = yAt(x) + 36;
      beast(sheet, 'camel', { x, foot, height: 66, way }, [coat, dark]);
      sheet.add(
        path(
          d`M${x - 26} ${foot - 72}Q${x} ${foot - 104} ${x + 26} ${foot - 72}L${x + 22} ${foot - 40}H${x - 22}z`,
          sheet.paint(cloths[i] ?? 'poppy', 0),
        ),
      );
      figures(sheet, [{ x, foot: foot - 66, height: 62, pose: 'saddle', way }], 'cream');
    }
    const guide = (places[2] ?? 0) + way * 112;
    figures(sheet, [{ x: guide, foot: yAt(guide) + 40, height: 82, pose: 'stride', way }], 'navy');
  },
};
