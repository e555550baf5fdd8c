import type { EventDetail } from '@ascendant/contract/event';
import { EventFacts } from '../features/event-detail/EventFacts';
import { EventOver } from '../features/event-detail/EventOver';
import { EventQuestions } from '../features/event-detail/EventQuestions';
import { Categories, Description, WhatsIncluded } from '../features/event-detail/EventText';
import { Gallery } from '../features/event-detail/Gallery';
import { GoodToKnow, NotIncluded } from '../features/event-detail/GoodToKnow';
import { Itinerary } from '../features/event-detail/Itinerary';
import { PricePanel } from '../features/event-detail/PricePanel';
import { Dialog } from '../ui/dialog/Dialog';
import { Plate } from '../ui/layout/Plate';

/** An event's page as travellers will see it, in a dialog. Its links and buttons can't be pressed. */
export function EventPreview({ event, onClose }: { readonly event: EventDetail; readonly onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Preview" width="wide">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it has to be reachable by keyboard */}
      <section className="stack-wide" tabIndex={0} aria-label="The event’s page">
        <Plate>
          <img src={event.imageUrl} width={900} height={600} alt={event.imageAlt} />
        </Plate>
        <div>
          <EventOver event={event} />
          <h3 className="small-heading">{event.title}</h3>
        </div>
        <EventFacts event={event} />
        <div inert>
          <PricePanel event={event} going={null} />
        </div>
        <Description text={event.description} />
        <div inert>
          <Gallery event={event} />
        </div>
        <Itinerary event={event} />
        <GoodToKnow event={event} />
        <WhatsIncluded features={event.features} />
        <NotIncluded event={event} />
        <EventQuestions event={event} />
        <Categories event={event} />
      </section>
    </Dialog>
  );
}
