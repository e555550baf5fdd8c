import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { EmptyState } from '../../ui/layout/EmptyState';

/**
 * Shown if an event was public once and isn't any more. That's all the server says, so neither its title nor who took it down is here.
 * Source: docs/archive/decisions/0071-cancelled-and-removed-events.md.
 */
export function GoneEvent() {
  return (
    <main className="container section">
      <EmptyState
        title="This event is no longer available."
        text="It was published here and has been taken down since. If it’s published again, this link will open it."
        level={1}
        kind="failed"
      >
        <ButtonLink kind="primary" to={paths.browse}>
          Browse Events
        </ButtonLink>
      </EmptyState>
    </main>
  );
}
