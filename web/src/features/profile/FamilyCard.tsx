import type { User } from '@ascendant/contract/account';
import type { Dependent } from '@ascendant/contract/person';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dependentsQuery, useRemoveDependent } from '../../data/dependents';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { Avatar } from '../../ui/layout/Avatar';
import { Icon } from '../../ui/layout/Icon';
import { Skeleton } from '../../ui/layout/Skeleton';
import { dayText } from '../../ui/text/day-text';
import { birthPlaceText, birthTimeText, capitalised } from './birth-text';
import { Card } from './Card';
import styles from './FamilyCard.module.css';
import { FamilySigns } from './FamilySigns';
import { showFailure } from './profile-toast';
import type { WheelPicture } from './wheel-picture';

const AddDependentDialog = lazyDialog(async () => (await import('./AddDependentDialog')).AddDependentDialog);
const FamilyChartDialog = lazyDialog(async () => (await import('./FamilyChartDialog')).FamilyChartDialog);

interface FamilyCardProps {
  readonly user: User;
  /** Draws the wheel. It belongs to another feature, so the page passes it in. */
  readonly WheelPicture: WheelPicture;
}

/** 'Family & Dependents': the people the user can book for. */
export function FamilyCard({ user: { starsOff }, WheelPicture }: FamilyCardProps) {
  const [isAdding, setAdding] = useState(false);
  const [completing, setCompleting] = useState<Dependent | null>(null);
  const [charted, setCharted] = useState<Dependent | null>(null);
  const [leaving, setLeaving] = useState<Dependent | null>(null);
  return (
    <Card
      title="Family & Dependents"
      action={
        <Button size="small" onClick={() => setAdding(true)} aria-label="Add to your family">
          <Icon name="plus" size="small" />
          Add
        </Button>
      }
    >
      <FamilyList starsOff={starsOff} onChart={setCharted} onComplete={setCompleting} onRemove={setLeaving} />
      {isAdding ? <AddDependentDialog onClose={() => setAdding(false)} /> : null}
      {charted ? (
        <FamilyChartDialog
          dependent={charted}
          WheelPicture={WheelPicture}
          onChange={() => {
            setCompleting(charted);
            setCharted(null);
          }}
          onClose={() => setCharted(null)}
        />
      ) : null}
      {completing ? <AddDependentDialog dependent={completing} onClose={() => setCompleting(null)} /> : null}
      {leaving ? <RemoveDialog dependent={leaving} onClose={() => setLeaving(null)} /> : null}
    </Card>
  );
}

interface FamilyListProps {
  readonly starsOff: boolean;
  readonly onChart: (dependent: Dependent) => void;
  readonly onComplete: (dependent: Dependent) => void;
  readonly onRemove: (dependent: Dependent) => void;
}

function FamilyList({ starsOff, onChart, onComplete, onRemove }: FamilyListProps) {
  const { data, isPending, isError, refetch } = useQuery(dependentsQuery);
  if (isPending) return <FamilySkeleton />;
  if (isError) {
    return (
      <p role="alert">
        We couldn’t load your family.{' '}
        <button type="button" className="link-button" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  }
  if (data.length === 0) {
    return (
      <p className="muted">{`Just you so far. Add people to book for them${starsOff ? '' : ' and see their match scores'}.`}</p>
    );
  }
  return (
    <ul className={styles.family}>
      {data.map((dependent, index) => (
        <FamilyMember
          key={dependent.id}
          dependent={dependent}
          index={index}
          starsOff={starsOff}
          onChart={() => onChart(dependent)}
          onComplete={() => onComplete(dependent)}
          onRemove={() => onRemove(dependent)}
        />
      ))}
    </ul>
  );
}

/** Their signs and chart, or how to get them. */
function MemberSigns({ dependent, onChart, onComplete }: Omit<FamilyMemberProps, 'index' | 'starsOff' | 'onRemove'>) {
  if (dependent.birthInfoCompleted)
    return (
      <>
        <FamilySigns dependentId={dependent.id} />
        <button
          type="button"
          className="link link-button"
          onClick={onChart}
          aria-label={`See ${dependent.firstName}’s chart`}
        >
          See the chart
        </button>
      </>
    );
  return (
    <button
      type="button"
      className="link link-button"
      onClick={onComplete}
      aria-label={`Add ${dependent.firstName}’s birthplace and time`}
    >
      Add birthplace and time to see their match
    </button>
  );
}

/** Another program added a minor without asking; the form asks. */
function ConsentMissing({
  dependent: { firstName },
  onConfirm,
}: Pick<FamilyMemberProps, 'dependent'> & { readonly onConfirm: () => void }) {
  return (
    <p className="meta">
      Consent isn’t recorded.{' '}
      <button type="button" className="link link-button" onClick={onConfirm} aria-label={`Confirm for ${firstName}`}>
        Confirm
      </button>
    </p>
  );
}

const tones = ['violet', 'blue', 'clay', 'pine'] as const;

interface FamilyMemberProps {
  readonly dependent: Dependent;
  readonly index: number;
  readonly starsOff: boolean;
  readonly onChart: () => void;
  readonly onComplete: () => void;
  readonly onRemove: () => void;
}

function FamilyMember({ dependent, index, starsOff, onChart, onComplete, onRemove }: FamilyMemberProps) {
  const { firstName, lastName } = dependent;
  return (
    <li>
      <Avatar firstName={firstName} lastName={lastName} tone={tones[index % tones.length] ?? 'pine'} />
      <div className="grow">
        <b>{`${firstName} ${lastName}`}</b>
        <p className="meta">{describe(dependent)}</p>
        {dependent.warnings.length > 0 ? <ConsentMissing dependent={dependent} onConfirm={onComplete} /> : null}
        {starsOff ? null : <MemberSigns dependent={dependent} onChart={onChart} onComplete={onComplete} />}
      </div>
      <IconButton aria-label={`Remove ${firstName}`} onClick={onRemove}>
        <Icon name="x" size="small" />
      </IconButton>
    </li>
  );
}

/** 'Child · June 21, 2019, Montréal · time unknown' */
function describe(dependent: Dependent): string {
  const time = birthTimeText(dependent.timeOfBirth);
  const birth = [dependent.dateOfBirth === null ? null : dayText(dependent.dateOfBirth), birthPlaceText(dependent)];
  return [
    capitalised(dependent.relationshipType),
    birth.filter(Boolean).join(', '),
    time === 'Unknown' ? 'time unknown' : time,
  ]
    .filter(Boolean)
    .join(' · ');
}

function RemoveDialog({ dependent, onClose }: { readonly dependent: Dependent; readonly onClose: () => void }) {
  const remove = useRemoveDependent();
  const confirm = () =>
    remove.mutate(dependent.id, {
      onSuccess: () => {
        showToast({ title: 'Dependent removed' });
        onClose();
      },
      onError: (error) => showFailure(error, 'Failed to remove family member. Please try again.'),
    });
  return (
    <ConfirmDialog
      title="Remove from your family"
      confirmLabel="Remove"
      keep="Keep"
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >{`Are you sure you want to remove ${dependent.firstName} ${dependent.lastName} from your family? This action cannot be undone.`}</ConfirmDialog>
  );
}

function FamilySkeleton() {
  return (
    <div className="stack" aria-busy="true">
      <Skeleton width={8} />
      <Skeleton width={10} />
      <Skeleton width={7} />
    </div>
  );
}
