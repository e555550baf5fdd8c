import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Buttons or links: the way on. */
  readonly children?: ReactNode;
  /** The level of the title among the page's headings. */
  readonly level?: 1 | 2 | 3;
  /** `failed` is announced at once. */
  readonly kind?: 'empty' | 'failed';
}

/** Nothing to show, or nothing that could be read: a small picture, what is the case, and what to do now. */
export function EmptyState({ title, text, children, level = 2, kind = 'empty' }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty" {...(kind === 'failed' ? { role: 'alert' } : {})}>
      <EmptyPicture />
      <Heading className="h-sm">{title}</Heading>
      {text ? <p className="quiet-2">{text}</p> : null}
      {children ? <div className="row wrapit empty-ways">{children}</div> : null}
    </div>
  );
}

/** A ridge whose Sun has not come up. */
function EmptyPicture() {
  return (
    <svg className="pic" viewBox="0 0 148 74" fill="none" aria-hidden="true">
      <path className="ground" d="M0 58h148" />
      <path className="ridge" d="M12 58L44 26l16 18 12-12 30 26" />
      <circle className="sun" cx="112" cy="18" r="9" />
      <path className="grass" d="M20 66h26M70 66h44M118 66h14" />
    </svg>
  );
}
