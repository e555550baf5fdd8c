import type { EventQuestion, ItineraryStep } from '@ascendant/domain/event/practical-lists';
import { useEffect } from 'react';
import type { EditorFacts } from './editor-context';
import { GalleryPanel } from './GalleryPanel';
import { ListPanel } from './ListPanel';
import { ListText } from './ListText';
import { PracticalPanel } from './PracticalPanel';
import { PricingPanel } from './PricingPanel';
import { useGalleryUploads } from './use-gallery-uploads';
import { WhenPanel } from './WhenPanel';

const emptyStep: ItineraryStep = { when: '', title: '', text: '' };

const emptyQuestion: EventQuestion = { question: '', answer: '' };

interface FurtherPanelsProps {
  readonly facts: EditorFacts;
  readonly isBusy: boolean;
  /** Told whether pictures are on their way: the form isn't saved until they've arrived. */
  readonly onUploading: (isUploading: boolean) => void;
}

/** The panels of the form below what it is and where. */
export function FurtherPanels({ facts, isBusy, onUploading }: FurtherPanelsProps) {
  const uploads = useGalleryUploads();
  const isUploading = uploads.isBusy;
  useEffect(() => onUploading(isUploading), [isUploading, onUploading]);
  return (
    <>
      <GalleryPanel uploads={uploads} isDisabled={isBusy} />
      <WhenPanel facts={facts} />
      <PracticalPanel />
      <ItineraryPanel />
      <QuestionsPanel />
      <PricingPanel facts={facts} />
    </>
  );
}

/** What people often ask about the event. */
function QuestionsPanel() {
  return (
    <ListPanel
      name="questions"
      title="Questions and answers"
      help="What people often ask you. Each question opens to its answer on the event’s page."
      entryName="Question"
      empty={emptyQuestion}
    >
      {(index) => (
        <div className="field-grid">
          <ListText name={`questions.${index}.question`} label="Question" placeholder="What if it rains?" />
          <ListText
            name={`questions.${index}.answer`}
            label="Answer"
            isLong
            placeholder="We go in the rain. In a thunderstorm we move to the next day, or refund you."
          />
        </div>
      )}
    </ListPanel>
  );
}

/** How the event goes, step by step. */
function ItineraryPanel() {
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
