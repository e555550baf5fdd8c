import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RankedEvent, RankedEvents } from '../../data/matches';
import { ErrorState } from '../../ui/layout/ErrorState';
import { SectionHead } from './SectionHead';

interface HomeSectionProps {
  readonly title: string;
  readonly badge?: string;
  readonly link: { readonly to: string; readonly label: string };
  readonly list: UseQueryResult<RankedEvents>;
  /** What holds the events: a list of rows, or a grid of cards. */
  readonly as: 'ul' | 'div';
  readonly className?: string;
  readonly skeletons: ReactNode;
  readonly empty: ReactNode;
  readonly renderEvent: (event: RankedEvent, index: number) => ReactNode;
}

/** A list of events on the traveller's home, in its four states. */
export function HomeSection({ list, as, className, skeletons, empty, renderEvent, ...head }: HomeSectionProps) {
  return (
    <section>
      <SectionHead {...head} />
      <HomeList {...{ list, as, skeletons, empty, renderEvent }} {...(className && { className })} />
    </section>
  );
}

type HomeListProps = Omit<HomeSectionProps, 'title' | 'badge' | 'link'>;

function HomeList({ list, as: Holder, className, skeletons, empty, renderEvent }: HomeListProps) {
  if (list.isError) {
    return (
      <ErrorState
        title="Failed to load events"
        text="Please try again later"
        level={3}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!list.data) {
    return (
      <Holder className={className} aria-busy="true">
        {skeletons}
      </Holder>
    );
  }
  if (list.data.events.length === 0) return empty;
  return <Holder className={className}>{list.data.events.map(renderEvent)}</Holder>;
}
