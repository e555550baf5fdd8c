import { useQuery } from '@tanstack/react-query';
import { healthQuery, useLookAgain } from '../../data/operations';
import { usePageHead } from '../../head/use-page-head';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { instantText } from '../../ui/text/instant-text';
import operationsStyles from './Operations.module.css';

/** The heading and title of a page whose figures change by themselves, with when they were read. */
export function RefreshHead({ title }: { readonly title: string }) {
  const { data } = useQuery(healthQuery);
  const look = useLookAgain();
  usePageHead({ title, isPrivate: true });
  return (
    <header className="row wrap space-between">
      <div>
        <h1>{title}</h1>
        <p className={classNames(operationsStyles.freshness, 'meta numeric')} aria-live="polite">
          {data ? `As of ${instantText(data.at)}` : 'Loading...'}
        </p>
      </div>
      <Button busy={look.isPending && 'Refreshing...'} onClick={() => look.mutate()}>
        Refresh
      </Button>
    </header>
  );
}
