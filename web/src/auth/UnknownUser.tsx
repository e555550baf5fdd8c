import { ErrorState } from '../ui/ErrorState';

/** The server could not be asked who is here: the page waits instead of sending somebody away who may be signed in. */
export function UnknownUser({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className="container section">
      <ErrorState
        title="We could not reach Ascendant"
        text="Please check your connection and try again."
        level={1}
        onRetry={onRetry}
      />
    </main>
  );
}
