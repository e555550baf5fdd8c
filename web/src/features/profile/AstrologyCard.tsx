import type { User } from '@ascendant/contract/account';
import type { AstrologyProfile } from '@ascendant/contract/chart';
import { pointNames, type SignPosition } from '@ascendant/domain/chart/chart-points';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { astrologyProfileQuery } from '../../data/charts';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import { Skeleton } from '../../ui/layout/Skeleton';
import { Spinner } from '../../ui/layout/Spinner';
import { dayText } from '../../ui/text/day-text';
import styles from './AstrologyCard.module.css';
import { birthPlaceText, birthTimeText } from './birth-text';
import { ChartOrigin } from './ChartOrigin';
import { PlacementsTable } from './PlacementsTable';
import type { WheelPicture } from './wheel-picture';

const ExactTimeDialog = lazyDialog(async () => (await import('./ExactTimeDialog')).ExactTimeDialog);
const SignMeaningDialog = lazyDialog(async () => (await import('./SignMeaningDialog')).SignMeaningDialog);

interface AstrologyCardProps {
  readonly user: User;
  /** Draws the wheel. It belongs to another feature, so the page passes it in. */
  readonly WheelPicture: WheelPicture;
  /** Opens the form of the birth data. */
  readonly onAddBirth: () => void;
}

/** 'Astrology Profile': what's missing, a note that it's being generated, or the wheel and the six placements. */
export function AstrologyCard({ user, WheelPicture, onAddBirth }: AstrologyCardProps) {
  return (
    <section className={classNames(styles.astrology, 'panel roomy')} aria-label="Astrology Profile">
      <div className="panel-heading">
        <h2>Astrology Profile</h2>
        {user.birthInfoCompleted ? <span className="meta">{birthLine(user)}</span> : null}
      </div>
      {user.birthInfoCompleted ? (
        <ReadProfile user={user} WheelPicture={WheelPicture} onAddBirth={onAddBirth} />
      ) : (
        <EmptyState
          title="Birth Information Required"
          text="Add your birth date and place to see your chart. You can add the time later."
          level={3}
        >
          <Button onClick={onAddBirth}>Add birth information</Button>
        </EmptyState>
      )}
    </section>
  );
}

function ReadProfile({ user, WheelPicture, onAddBirth }: AstrologyCardProps) {
  const { data, isError, isFetching, refetch } = useQuery(astrologyProfileQuery);
  if (isError) {
    return (
      <ErrorState
        title="We couldn’t load your chart"
        text="Please try again later"
        level={3}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <Generating>
        {isFetching ? null : (
          <Button size="small" onClick={() => void refetch()}>
            Check again
          </Button>
        )}
      </Generating>
    );
  }
  return <Chart user={user} profile={data} WheelPicture={WheelPicture} onChangeBirth={onAddBirth} />;
}

const placementRows = ['heading', ...pointNames];

/** A placeholder the size of the chart. */
function Generating({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div className={styles.columns} aria-busy="true">
        <figure className={styles.generating}>
          <output className="row">
            <Spinner />
            Generating Profile...
          </output>
          {children}
        </figure>
        <div className={styles.rows}>
          {placementRows.map((row) => (
            <Skeleton key={row} shape="row" />
          ))}
        </div>
      </div>
      <Skeleton shape="row" className={styles.texts} />
    </>
  );
}

interface ChartProps extends Pick<AstrologyCardProps, 'user' | 'WheelPicture'> {
  readonly profile: AstrologyProfile;
  readonly onChangeBirth: () => void;
}

function Chart({ user, profile, WheelPicture, onChangeBirth }: ChartProps) {
  const [asked, setAsked] = useState<{ sign: string; position: SignPosition } | null>(null);
  const [asksForTime, setAsksForTime] = useState(false);
  const isUncertain = profile.placements.some((placement) => !placement.certain);
  return (
    <>
      <div className={styles.columns}>
        <figure>
          <WheelPicture wheel={profile.wheel} owner={`${user.firstName} ${user.lastName}`} />
        </figure>
        <div>
          <PlacementsTable
            profile={profile}
            onSign={(sign, position) => setAsked({ sign, position })}
            onUnknown={() => setAsksForTime(true)}
          />
          <ChartOrigin chart={profile} onChange={onChangeBirth} />
          {isUncertain ? <UncertainNote onAddTime={() => setAsksForTime(true)} /> : null}
        </div>
      </div>
      <ChartTexts profile={profile} />
      {asked ? <SignMeaningDialog {...asked} onClose={() => setAsked(null)} /> : null}
      {asksForTime ? <ExactTimeDialog user={user} onClose={() => setAsksForTime(false)} /> : null}
    </>
  );
}

function UncertainNote({ onAddTime }: { readonly onAddTime: () => void }) {
  return (
    <Note tone="info" className={styles.note}>
      <Icon name="info" />
      <p>
        Add your exact birth time to fix your rising sign.{' '}
        <button type="button" className="link-button" onClick={onAddTime}>
          Add birth time
        </button>
      </p>
    </Note>
  );
}

/** 'February 9, 1987, evening, Halifax, Nova Scotia, Canada' */
function birthLine(user: User): string {
  const time = birthTimeText(user.timeOfBirth);
  return [
    user.dateOfBirth === null ? null : dayText(user.dateOfBirth),
    time === 'Unknown' ? 'time unknown' : time,
    birthPlaceText(user),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The texts derived from the chart, collapsed under one line. */
function ChartTexts({ profile }: { readonly profile: AstrologyProfile }) {
  const texts = [
    ['Today', profile.dailyHoroscope],
    ['This week', profile.weeklyHoroscope],
    ['Character', profile.personalityTraits],
    ['Strengths', profile.strengths],
    ['Challenges', profile.challenges],
    ['Good for you', profile.recommendations],
    ['Compatible signs', profile.compatibleSigns.join(', ')],
  ] as const;
  const written = texts.filter(([, text]) => text !== '');
  if (written.length === 0) return null;
  return (
    <details className={styles.chartTexts}>
      <summary>Read about your chart</summary>
      <dl>
        {written.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
