import type { Wheel } from '@ascendant/contract/chart';
import { useState } from 'react';
import { classNames } from '../../ui/class-names';
import styles from './BirthWheel.module.css';
import { FewerLines } from './FewerLines';
import { NatalWheel } from './NatalWheel';
import { WheelKey } from './WheelKey';

/** A person's wheel with its legend. Pointing at a line, tapping it or tabbing to it says what it means. */
export function BirthWheel({ wheel, owner }: { readonly wheel: Wheel; readonly owner: string }) {
  const [marked, setMarked] = useState<number | null>(null);
  const { lines } = wheel;
  return (
    <>
      <NatalWheel wheel={wheel} title={`Natal wheel of ${owner}`} marking={{ marked, onMark: setMarked }} />
      <WheelKey hasUncertain={wheel.glyphs.some((glyph) => glyph.arc !== null)} />
      {lines.length === 0 ? null : (
        <p className={classNames(styles.sentence, 'meta')}>
          <span aria-live="polite">
            {marked === null ? 'Point at a line, or tap it, to read what it says.' : lines[marked]?.sentence}
          </span>
          <FewerLines count={lines.length} />
        </p>
      )}
    </>
  );
}
