/** The server could not be asked who is here: the page waits instead of sending somebody away who may be signed in. */
export function UnknownUser({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className="wrap section">
      <div className="empty" role="alert">
        <h1 className="h-sm">We could not reach Ascendant</h1>
        <p>Please check your connection and try again.</p>
        <button type="button" className="btn btn-secondary" onClick={onRetry}>
          Try again
        </button>
      </div>
    </main>
  );
}
