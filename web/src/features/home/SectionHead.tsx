import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/layout/Badge';

interface SectionHeadProps {
  readonly title: string;
  readonly badge?: string;
  /** The link on the right. */
  readonly link?: { readonly to: string; readonly label: ReactNode };
}

/** The head of a section: a title on the left, a link on the right, a rule below. */
export function SectionHead({ title, badge, link }: SectionHeadProps) {
  return (
    <div className="section-heading">
      <h2>
        <span>{title}</span> {badge ? <Badge tone="pine">{badge}</Badge> : null}
      </h2>
      {link ? (
        <Link className="link" to={link.to}>
          {link.label}
        </Link>
      ) : null}
    </div>
  );
}
