import type { SVGProps } from 'react';
import { classNames } from '../class-names';
import type { Shape } from '../layout/icon-shapes';
import styles from './Glyph.module.css';
import { ShapePaths } from './ShapePaths';

/** Our own glyphs for points and signs: Unicode's look different on each system, or turn into emoji. */
const glyphShapes = {
  Sun: { line: 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z', solid: 'M10.8 12a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z' },
  Moon: 'M16 4.2A8.3 8.3 0 1 0 16 19.8 10 10 0 0 1 16 4.2z',
  Mercury: 'M7.8 10.5a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0zM7.8 2.5a4.2 4.2 0 0 0 8.4 0M12 14.7v7M8.7 18.3h6.6',
  Venus: 'M7 8.5a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM12 13.5v8.5M8.2 18h7.6',
  Mars: 'M4.5 14a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM14 10l6-6M15 4h5v5',
  Rising: 'M2.5 12h19M6 12a6 6 0 0 1 12 0M12 2.5v2M4.6 5.6L6 7M19.4 5.6L18 7',
  Aries: 'M12 21V9.5C12 3.5 4.5 2.5 4.5 7.5c0 2 1.5 3 3 2.5M12 9.5c0-6 7.5-7 7.5-2 0 2-1.5 3-3 2.5',
  Taurus: 'M6.5 15a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM5 3.5c1 4 3.5 6 7 6s6-2 7-6',
  Gemini: 'M5 3.5c4 2.2 10 2.2 14 0M5 20.5c4-2.2 10-2.2 14 0M9 5v14M15 5v14',
  Cancer:
    'M5 9.8a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0zM13.4 14.2a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0zM5 9.4C7 5 14.5 4 20 7.5M19 14.6C17 19 9.5 20 4 16.5',
  Leo: 'M4.5 14.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM10 12.8C8.5 9 7.5 3.5 12.5 3.5s5 5.5 3.5 9.5-2 7.5 1.5 7.5c1.5 0 2.5-1 2.5-2.5',
  Virgo:
    'M3.5 5C5 5 5.5 6 5.5 7.5V17M5.5 8C5.5 4 10 4 10 8v9M10 8c0-4 4.5-4 4.5 0v9c0 2.5 1.5 4 4.5 4.5M14.5 11c1-3 5-3 5 .5 0 3.5-4 6.5-7.5 8.5',
  Libra: 'M3.5 20h17M3.5 16h6C6 12.5 7 5.5 12 5.5s6 7 2.5 10.5h6',
  Scorpio:
    'M3.5 5C5 5 5.5 6 5.5 7.5V17M5.5 8C5.5 4 10 4 10 8v9M10 8c0-4 4.5-4 4.5 0v9c0 2.5 1.5 3 3 3H21M18.5 17.5L21 20l-2.5 2.5',
  Sagittarius: 'M4.5 19.5l15-15M12 4.5h7.5V12M7.5 10.5l6 6',
  Capricorn:
    'M3.5 5c2 0 3 2 3 4.5V17M6.5 9.5c0-4 5.5-5 5.5-.5v7c0 3-1.5 5-4 5M12 15a3.4 3.4 0 1 1 3.4 3.4c-1.7 0-3.4-1-3.4-3.4',
  Aquarius: 'M3 10l3.6-3.5 3.6 3.5 3.6-3.5L17.4 10 21 6.5M3 17.5L6.6 14l3.6 3.5 3.6-3.5 3.6 3.5L21 14',
  Pisces: 'M6 3.5c4 5 4 12 0 17M18 3.5c-4 5-4 12 0 17M4.5 12h15',
} as const satisfies Record<string, Shape>;

type GlyphName = keyof typeof glyphShapes;

interface GlyphProps extends Omit<SVGProps<SVGSVGElement>, 'name' | 'viewBox'> {
  readonly name: GlyphName;
}

/** The glyph of a point or sign, as tall as the text around it; inside a drawing `x`, `y`, `width` and `height` place it. */
export function Glyph({ name, className, ...rest }: GlyphProps) {
  return (
    <svg className={classNames(styles.glyph, className)} viewBox="0 0 24 24" aria-hidden="true" {...rest}>
      <ShapePaths shape={glyphShapes[name]} />
    </svg>
  );
}

export function isGlyphName(text: string): text is GlyphName {
  return Object.hasOwn(glyphShapes, text);
}
