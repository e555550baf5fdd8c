import type { ItineraryStep } from '@ascendant/domain/event/practical-lists';
import { ListPanel } from './ListPanel';
import { ListText } from './ListText';

const emptyStep: ItineraryStep = { when: '', title: '', text: '' };

/** How the event goes, step by step. */
export function ItineraryPanel() {
  return (
    <ListPanel
      name="itinerary"
      title="Itinerary"
      help="How the event goes, step by step, in the order of the page."
      entryName="Step"
      empty={emptyStep}
    >
      {(index) => (
        <div className="field-grid two-columns">
          <ListText name={`itinerary.${index}.when`} label="Time or day" placeholder="Day 1, or 4:15 a.m." />
          <ListText name={`itinerary.${index}.title`} label="What happens" placeholder="Up to the hut" />
          <ListText
            name={`itinerary.${index}.text`}
            label="Details"
            isLong
            placeholder="Six hours on good trail, with lunch at the lake. Dinner is at 6."
          />
        </div>
      )}
    </ListPanel>
  );
}
