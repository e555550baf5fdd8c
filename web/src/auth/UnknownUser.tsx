import { productName } from '@ascendant/domain/site/brand';
import { ErrorState } from '../ui/layout/ErrorState';

/** We couldn't find out who is signed in, so the page offers a retry instead of redirecting to the sign-in page. */
export function UnknownUser({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className="container section">
      <ErrorState
        title={`We couldn’t reach ${productName}`}
        text="Check your connection and try again."
        level={1}
        onRetry={onRetry}
      />
    </main>
  );
}
