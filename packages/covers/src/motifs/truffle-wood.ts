import { broadleaf } from '../land/plants';
import { beast } from '../parts/beasts';
import { figures } from '../parts/figures';
import { ground } from '../parts/ground';
import { shine } from '../parts/lamplight';
import { path, stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Motif } from './motif';

export const truffleWood: Motif = {
  words: 'a truffle hunter and a dog under oaks',
  draw(sheet) {
    const x = sheet.focus;
    oaks(sheet);
    const yAt = ground(sheet, { y: 588, roll: 14, material: 'leaf', depth: 0.06, grass: 24 });
    const way = sheet.subject.x > x ? 1 : -1;
    shine(sheet, { x: x - way * 40, y: 570, r: 120 }, 0.6);
    figures(sheet, [{ x: x - way * 70, foot: yAt(x) + 50, height: 118, pose: 'dig', way }], 'mustard');
    sheet.add(
      stroke(d`M${x - way * 40} ${yAt(x) + 12}L${x - way * 24} ${yAt(x) + 54}`, sheet.paint('wood', 0, 'lit'), 4.5, {
        'stroke-linecap': 'round',
      }),
    );
    const dog = sheet.paint('earth', 0);
    beast(sheet, 'dog', { x: x + way * 70, foot: yAt(x) + 56, height: 46, way: way === 1 ? -1 : 1 }, [
      dog,
      sheet.paint('wood', 0, 'shade'),
    ]);
    beast(sheet, 'dog', { x: x + way * 190, foot: yAt(x) + 44, height: 38, way }, [
      sheet.paint('cream', 0),
      sheet.paint('stone', 0),
    ]);
    basket(sheet, x - way * 150, yAt(x) + 60);
    const rng = sheet.rng('leaves');
    let leaves = '';
    for (let i = 0; i < 36 * sheet.span; i++)
      leaves += d`M${rng.range(sheet.paper.left, sheet.paper.right)} ${rng.range(612, 668)}q6-5 12 0q-6 4-12 0z`;
    sheet.add(path(leaves, sheet.paint('mustard', 0, 'shade'), { opacity: 0.8 }));
  },
};

/** Oaks with thick trunks; open in the middle. */
function oaks(sheet: Sheet): void {
  const rng = sheet.rng('oaks');
  let [trunks, crowns] = ['', ''];
  for (const dx of [-520, -400, -270, 280, 400, 530]) {
    const { trunk, crown } = broadleaf(rng, {
      x: 600 + dx + rng.range(-20, 20),
      foot: 606,
      height: rng.range(230, 310),
    });
    trunks += trunk;
    crowns += crown;
  }
  for (let x = sheet.paper.left; x < sheet.paper.right; x += rng.range(80, 130)) {
    const { trunk, crown } = broadleaf(rng, { x, foot: 596, height: rng.range(90, 140) });
    trunks += trunk;
    crowns += crown;
  }
  sheet.add(stroke(trunks, sheet.paint('wood', 0.06, 'shade'), 9), path(crowns, sheet.paint('leaf', 0.1, 'shade')));
}

function basket(sheet: Sheet, x: number, foot: number): void {
  sheet.add(
    stroke(d`M${x - 24} ${foot - 22}q24-40 48 0`, sheet.paint('wood', 0), 4),
    path(d`M${x - 22} ${foot - 22}q10-16 22-8t22 8z`, sheet.paint('ink', 0.05)),
    path(d`M${x - 28} ${foot - 24}h56l-8 26h-40z`, sheet.paint('straw', 0)),
  );
}
