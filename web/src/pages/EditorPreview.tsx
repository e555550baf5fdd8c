import { EventCard } from '../features/event-card/EventCard';
import { PreviewPanel, type EventViews, type PreviewProps } from '../features/event-editor/PreviewPanel';
import { lazyDialog } from '../ui/dialog/lazy-dialog';

const views: EventViews = {
  Card: ({ event }) => <EventCard event={event} isFirst />,
  Page: lazyDialog(async () => (await import('./EventPreview')).EventPreview),
};

/** The event that's being edited as travellers will see it: its card, and its page. */
export function EditorPreview(props: PreviewProps) {
  return <PreviewPanel {...props} views={views} />;
}
