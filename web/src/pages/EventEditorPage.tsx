import type { User } from '@ascendant/contract/account';
import type { EventForm } from '@ascendant/contract/event-editor';
import { roleOf } from '@ascendant/domain/person/roles';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { CentredSpinner } from '../auth/CentredSpinner';
import { categoriesQuery } from '../data/catalog';
import { eventFeaturesQuery, eventFormQuery } from '../data/event-editor';
import { EventCard } from '../features/event-card/EventCard';
import { editorFacts } from '../features/event-editor/editor-context';
import { EventEditor } from '../features/event-editor/EventEditor';
import type { KeptEvent } from '../features/event-editor/kept-event';
import { PreviewPanel, type EventViews, type PreviewProps } from '../features/event-editor/PreviewPanel';
import { useKeptEvent } from '../features/event-editor/use-kept-event';
import { EventWaiver } from '../features/waiver-editor/EventWaiver';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { lazyDialog } from '../ui/dialog/lazy-dialog';
import { Crumbs } from '../ui/layout/Crumbs';
import { ErrorState } from '../ui/layout/ErrorState';
import { Panel } from '../ui/layout/Panel';
import { EventTools } from './EventTools';
import { SectionNotFound } from './SectionNotFound';

const views: EventViews = {
  Card: ({ event }) => <EventCard event={event} isFirst />,
  Page: lazyDialog(async () => (await import('./EventPreview')).EventPreview),
};

/** /organizer/events/new, /organizer/events/:id/edit, and the same in /admin: the event editor. */
export function EventEditorPage() {
  const { id = null } = useParams();
  const { user } = useAuth();
  usePageHead({ title: id === null ? 'Create event' : 'Edit event', isPrivate: true });
  if (user === null) return null;
  const area = areaOf(user);
  return (
    <>
      <Crumbs links={[{ label: 'Events', to: area === 'admin' ? paths.adminEvents : paths.organizerEvents }]} />
      {id === null ? <Loaded key="new" user={user} event={null} /> : <StoredEvent key={id} id={id} user={user} />}
    </>
  );
}

function StoredEvent({ id, user }: { readonly id: string; readonly user: User }) {
  const { data: event, isError, refetch } = useQuery(eventFormQuery(id));
  if (event === undefined && isError) {
    return <ErrorState title="We couldn’t load this event" onRetry={() => void refetch()} />;
  }
  if (event === undefined) return <CentredSpinner />;
  return event === null ? <SectionNotFound /> : <Loaded user={user} event={event} />;
}

/** Waits for what the form offers, and for what's kept on this device. */
function Loaded({ user, event }: { readonly user: User; readonly event: EventForm | null }) {
  const categories = useQuery(categoriesQuery());
  const features = useQuery(eventFeaturesQuery);
  const kept = useKeptEvent({ userId: user.id, eventId: event?.id ?? null });
  if ((categories.isError && !categories.data) || (features.isError && !features.data)) {
    const retry = () => void Promise.all([categories.refetch(), features.refetch()]);
    return <ErrorState title="We couldn’t load the form" onRetry={retry} />;
  }
  if (!categories.data || !features.data || kept === undefined) return <CentredSpinner />;
  return <Editor user={user} kept={kept} facts={editorFacts(event, categories.data, features.data)} />;
}

interface EditorProps {
  readonly user: User;
  readonly kept: KeptEvent | null;
  readonly facts: ReturnType<typeof editorFacts>;
}

function Editor({ user, kept, facts }: EditorProps) {
  const navigate = useNavigate();
  const area = areaOf(user);
  const toList = () => void navigate(area === 'admin' ? paths.adminEvents : paths.organizerEvents);
  return (
    <EventEditor
      user={user}
      kept={kept}
      facts={facts}
      Preview={EditorPreview}
      below={facts.event === null ? <WaiverToCome /> : <EventWaiver eventId={facts.event.id} isPart />}
      onSaved={({ event }, goal) => {
        if (goal === 'send') toList();
        else if (facts.event === null) void navigate(paths.editEvent(area, event.id), { replace: true });
      }}
    >
      {facts.event === null ? null : <EventTools event={facts.event} area={area} />}
    </EventEditor>
  );
}

/** It's written for a stored event. */
function WaiverToCome() {
  return (
    <Panel title="Waiver" isPart>
      <p>Once you’ve saved this event, you can ask everyone who comes to read and sign your own text.</p>
    </Panel>
  );
}

function areaOf(user: User): 'admin' | 'organizer' {
  return roleOf(user) === 'admin' ? 'admin' : 'organizer';
}

/** The event that's being edited as travellers will see it: its card, and its page. */
function EditorPreview(props: PreviewProps) {
  return <PreviewPanel {...props} views={views} />;
}
