import { maxCountedPerCategory } from '@ascendant/domain/event/event-search';
import { useId, type ComponentProps } from 'react';
import { classNames } from '../../ui/class-names';
import { Choice } from '../../ui/form/Choice';
import styles from './CountedChoice.module.css';

interface CountedChoiceProps extends Omit<ComponentProps<'input'>, 'children' | 'type'> {
  readonly label: string;
  /** How many events it would show; undefined until that's known. */
  readonly counted: { readonly count: number; readonly isCapped: boolean } | undefined;
}

/** A checkbox of a filter, with the number of events it would show at the right. */
export function CountedChoice({ label, counted, ...input }: CountedChoiceProps) {
  const countId = useId();
  return (
    <div className={styles.row}>
      <Choice type="checkbox" aria-describedby={counted ? countId : undefined} {...input}>
        {label}
      </Choice>
      {counted ? (
        <span id={countId} className={classNames(styles.count, 'meta numeric')}>
          <span>{counted.isCapped ? `${maxCountedPerCategory}+` : counted.count}</span>
          <span className="visually-hidden">{counted.count === 1 ? ' event' : ' events'}</span>
        </span>
      ) : null}
    </div>
  );
}
