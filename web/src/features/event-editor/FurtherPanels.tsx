import { useEffect } from 'react';
import type { EditorFacts } from './editor-context';
import { GalleryPanel } from './GalleryPanel';
import { ItineraryPanel } from './ItineraryPanel';
import { PracticalPanel } from './PracticalPanel';
import { PricingPanel } from './PricingPanel';
import { QuestionsPanel } from './QuestionsPanel';
import { useGalleryUploads } from './use-gallery-uploads';
import { WhenPanel } from './WhenPanel';

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
