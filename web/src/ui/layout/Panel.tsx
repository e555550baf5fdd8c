import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';

interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title: ReactNode;
  /** Beside the title. */
  readonly aside?: ReactNode;
  /** For a part of a long form: its heading is small. */
  readonly isPart?: boolean;
}

/** A framed group of related content, named by its heading. */
export function Panel({ title, aside, isPart = false, className, children, ...section }: PanelProps) {
  const headingId = useId();
  return (
    <section {...section} className={classNames('panel', className)} aria-labelledby={headingId}>
      <div className="panel-heading">
        <h2 id={headingId} className={isPart ? 'label' : undefined}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
