import { framingTrees, ground } from '../parts/ground';
import { stroke } from '../print/elements';
import { d } from '../print/pen';
import type { Motif } from './motif';

export const fence: Motif = {
  words: 'a fence and a gate',
  draw(sheet) {
    const yAt = ground(sheet, { y: 582, roll: 20, grass: 40 });
    framingTrees(sheet, { yAt: (x) => yAt(x) + 8, gap: 122, height: [110, 190], depth: 0.06 });
    const { left, right } = sheet.paper;
    const x = sheet.focus;
    const foot = (at: number) => yAt(at) + 40;
    let [posts, rails] = ['', ''];
    for (let at = left - 30; at < right + 40; at += 74) {
      if (Math.abs(at - x) < 84) continue;
      posts += d`M${at} ${foot(at)}v-70`;
      const next = at + 74;
      if (Math.abs(next - x) < 84) continue;
      for (const v of [20, 38, 58]) rails += d`M${at} ${foot(at) - v}L${next} ${foot(next) - v}`;
    }
    const y = foot(x);
    const gate = d`M${x - 78} ${y}v-84M${x + 78} ${y}v-84M${x - 78} ${y - 18}H${x + 78}M${x - 78} ${y - 38}H${x + 78}M${x - 78} ${y - 60}H${x + 78}M${x - 76} ${y - 18}L${x + 76} ${y - 60}`;
    const round = { 'stroke-linecap': 'round' };
    sheet.add(
      stroke(rails, sheet.paint('wood', 0.04), 6, round),
      stroke(posts, sheet.paint('wood', 0.02, 'shade'), 9, round),
      stroke(gate, sheet.paint('wood', 0, 'lit'), 8, round),
    );
  },
};
