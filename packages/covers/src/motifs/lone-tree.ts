import { tree } from '../land/plants';
import { ground } from '../parts/ground';
import type { Motif } from './motif';

export const loneTree: Motif = {
  words: 'a lone tree',
  draw(sheet) {
    const yAt = ground(sheet, { y: 592, roll: 14, hill: 40, grass: 34 });
    tree(sheet, sheet.rng('tree'), { x: sheet.focus, foot: yAt(sheet.focus) + 10, height: 210 }, 0.02);
    tree(
      sheet,
      sheet.rng('far tree'),
      { x: sheet.focus + (sheet.subject.x > sheet.focus ? -270 : 270), foot: yAt(sheet.focus) + 50, height: 80 },
      0.1,
    );
  },
};
