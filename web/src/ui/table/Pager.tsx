import { numberText } from '@ascendant/domain/site/locale';
import { Button, ButtonLink } from '../button/Button';
import { classNames } from '../class-names';
import styles from './Pager.module.css';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly all: number;
  /** There are more than `all`. */
  readonly isCapped?: boolean;
  readonly hrefOf: (page: number) => string;
}

/** '1 to 20 of 217', or 'of 1,000+' where the server stopped counting, and links to the previous and next pages; nothing if everything fits on one page. */
export function Pager({ page, size, all, isCapped = false, hrefOf }: PagerProps) {
  if (all <= size && page === 1) return null;
  const first = (page - 1) * size + 1;
  const last = Math.min(all, page * size);
  const total = `${numberText(all)}${isCapped ? '+' : ''}`;
  const pages = Math.max(1, Math.ceil(all / size));
  return (
    <nav className={classNames(styles.pager, 'row space-between meta numeric')} aria-label="Pages">
      <span aria-live="polite">
        {first > all ? `${total} in total` : `${numberText(first)} to ${numberText(last)} of ${total}`}
      </span>
      <span className={classNames(styles.steps, 'row')}>
        <Step label="Previous" to={page > 1 ? hrefOf(Math.min(page - 1, pages)) : null} />
        <Step label="Next" to={last < all ? hrefOf(page + 1) : null} />
      </span>
    </nav>
  );
}

function Step({ label, to }: { readonly label: string; readonly to: string | null }) {
  if (to === null) {
    return (
      <Button size="small" disabled>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink size="small" to={to}>
      {label}
    </ButtonLink>
  );
}
