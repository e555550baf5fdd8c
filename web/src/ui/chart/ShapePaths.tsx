import type { Shape } from '../layout/icon-shapes';

/** The paths of a shape, for use inside a 24 by 24 svg. */
export function ShapePaths({ shape }: { readonly shape: Shape }) {
  if (typeof shape === 'string') return <path d={shape} />;
  return (
    <>
      <path d={shape.line} />
      <path d={shape.solid} fill="currentColor" />
    </>
  );
}
