import type { DependentChart } from '@ascendant/contract/chart';
import { classNames } from '../../ui/class-names';
import styles from './AstrologyCard.module.css';

interface ChartOriginProps {
  readonly chart: Pick<DependentChart, 'clock' | 'zone' | 'notes'>;
  readonly onChange: () => void;
}

/** What a chart was drawn for, what the clocks did, and the way to correct it. Source: docs/rules/sky.md, "Where the time comes from". */
export function ChartOrigin({ chart: { clock, zone, notes }, onChange }: ChartOriginProps) {
  return (
    <>
      <p className={classNames(styles.chartNote, 'meta')}>
        <span>{`Drawn for ${clock}${zone === null ? '' : ` (${zone})`}.`}</span>{' '}
        <button type="button" className="link-button" onClick={onChange}>
          Not right? Change it
        </button>
      </p>
      {notes.map((note) => (
        <p key={note} className={classNames(styles.chartNote, 'meta')}>
          {note}
        </p>
      ))}
    </>
  );
}
