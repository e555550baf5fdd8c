import type { Dependent } from '@ascendant/contract/person';
import type { SignPosition } from '@ascendant/domain/chart/chart-points';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dependentChartQuery } from '../../data/charts';
import { Dialog } from '../../ui/dialog/Dialog';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Spinner } from '../../ui/layout/Spinner';
import { ChartOrigin } from './ChartOrigin';
import styles from './FamilyChartDialog.module.css';
import { PlacementsTable } from './PlacementsTable';
import { SignMeaningDialog } from './SignMeaningDialog';
import type { WheelPicture } from './wheel-picture';

interface FamilyChartDialogProps {
  readonly dependent: Dependent;
  readonly WheelPicture: WheelPicture;
  /** Opens the form of the birth data. */
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** A family member's chart: the same wheel and table as one's own. */
export function FamilyChartDialog({ dependent, WheelPicture, onChange, onClose }: FamilyChartDialogProps) {
  const [asked, setAsked] = useState<{ sign: string; position: SignPosition } | null>(null);
  const { data, isPending, refetch } = useQuery(dependentChartQuery(dependent.id));
  const { firstName, lastName } = dependent;
  return (
    <Dialog isPlain onClose={onClose} title={`${firstName}’s chart`} width="wide">
      {isPending ? (
        <output className={styles.loading}>
          <Spinner />
          Loading the chart…
        </output>
      ) : null}
      {!isPending && !data ? (
        <ErrorState
          title="We couldn’t load this chart"
          text="Please try again later"
          level={3}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? (
        <>
          <figure className={styles.wheel}>
            <WheelPicture wheel={data.wheel} owner={`${firstName} ${lastName}`} />
          </figure>
          <PlacementsTable
            profile={data}
            onSign={(sign, position) => setAsked({ sign, position })}
            onUnknown={onChange}
          />
          <ChartOrigin chart={data} onChange={onChange} />
        </>
      ) : null}
      {asked ? <SignMeaningDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </Dialog>
  );
}
