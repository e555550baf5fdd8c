import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';

/** Where figures will be, or a way to try again. */
export function MoneyLoading({ isError, onRetry }: { readonly isError: boolean; readonly onRetry: () => void }) {
  if (isError)
    return <ErrorState title="We couldn’t load the figures" text="Please try again." level={2} onRetry={onRetry} />;
  return (
    <div aria-busy="true" className="stack">
      <output className="visually-hidden">Loading the figures...</output>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
