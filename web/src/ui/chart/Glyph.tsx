import type { SVGProps } from 'react';
import { classNames } from '../class-names';
import { glyphShapes, type GlyphName } from './glyph-shapes';
import styles from './Glyph.module.css';
import { ShapePaths } from './ShapePaths';

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
