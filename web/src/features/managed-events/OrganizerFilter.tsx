import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { organizerQuery, organizersQuery } from '../../data/admin-organizers';
import { IconButton } from '../../ui/button/IconButton';
import { Suggest } from '../../ui/form/Suggest';
import { usePaused } from '../../ui/late/use-paused';
import { Icon } from '../../ui/layout/Icon';
import styles from './EventFilters.module.css';

const typingPauseMs = 180;

interface OrganizerFilterProps {
  /** The id in the URL; '' for everyone's events. */
  readonly id: string;
  readonly onChoose: (id: string) => void;
}

/** Whose events are listed, found by typing: there can be thousands of organizers. */
export function OrganizerFilter({ id, onChoose }: OrganizerFilterProps) {
  const { data: chosen } = useQuery({ ...organizerQuery(id), enabled: id !== '' });
  return id === '' ? (
    <OrganizerSearch onChoose={onChoose} />
  ) : (
    <span className={styles.organizer}>
      <span>{chosen === null ? 'Unknown organizer' : (chosen?.name ?? 'Loading...')}</span>
      <IconButton aria-label="Show everyone’s events" onClick={() => onChoose('')}>
        <Icon name="x" size="small" />
      </IconButton>
    </span>
  );
}

function OrganizerSearch({ onChoose }: Pick<OrganizerFilterProps, 'onChoose'>) {
  const [text, setText] = useState('');
  const q = usePaused(text.trim(), typingPauseMs);
  const { data = [], isFetching, isError } = useQuery({ ...organizersQuery(q), enabled: q !== '' });
  const items = q === '' ? [] : data.map(({ id, name, username }) => ({ id, label: name, note: `@${username}` }));
  return (
    <Suggest
      className={styles.filter}
      aria-label="Organizer"
      placeholder="Any organizer"
      value={text}
      items={items}
      status={isFetching ? '' : isError ? 'Organizers are not available right now' : countText(items.length)}
      onType={setText}
      onPick={(organizer) => onChoose(String(organizer.id))}
    />
  );
}

function countText(count: number): string {
  if (count === 0) return 'No organizers found';
  return count === 1 ? '1 organizer' : `${count} organizers`;
}
