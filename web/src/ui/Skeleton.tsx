interface SkeletonProps {
  /** `line` for text, `title` for a heading, `plate` for a picture, `block` for anything with a size of its own class */
  readonly shape?: 'line' | 'title' | 'plate' | 'block';
  /** In twelfths of the space there is. */
  readonly width?: 3 | 4 | 5 | 6 | 7 | 8 | 10 | 12;
  readonly className?: string;
}

/** One box of something that is being loaded, as large as what will stand there. */
export function Skeleton({ shape = 'line', width = 12, className = '' }: SkeletonProps) {
  return <span className={`skel skel-${shape} w-${width} ${className}`.trim()} aria-hidden="true" />;
}
