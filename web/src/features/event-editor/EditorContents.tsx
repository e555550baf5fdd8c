import { useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { whenIdle } from '../../ui/late/when-idle';
import { Icon } from '../../ui/layout/Icon';
import styles from './EditorContents.module.css';
import { usePanelForm } from './event-form';
import type { EditFacts } from './event-problems';
import { partStates, type PartState } from './form-parts';

type Rules = typeof import('./event-problems');

/** The rules of the form, once they're loaded: they come after what's on screen. */
function useRules(): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    whenIdle(() => void import('./event-problems').then(setRules, () => undefined));
  }, []);
  return rules;
}

interface EditorContentsProps {
  readonly facts: EditFacts;
  /** On narrow screens it's folded. */
  readonly isFolded: boolean;
}

/** The parts of the form, with what's missing in each. Choosing one goes to the first thing that's missing, or to its heading. */
export function EditorContents({ facts, isFolded }: EditorContentsProps) {
  const { values } = usePanelForm();
  const rules = useRules();
  const states = partStates(values, rules === null ? {} : rules.problemsOf(values, facts));
  const isKnown = rules !== null;
  const count = states.reduce((sum, { missing }) => sum + missing.length, 0);
  const summary = count === 0 ? 'Nothing is missing' : `${count} to do`;
  const list = (
    <ol className={styles.parts}>
      {states.map((state) => (
        <Part key={state.headingId} state={state} isKnown={isKnown} />
      ))}
    </ol>
  );
  return (
    <nav className={classNames('panel', styles.contents)} aria-label="Contents">
      {isFolded ? (
        <details>
          <summary>
            <b>Contents</b>
            <span className={classNames(styles.summary, 'meta')}>{isKnown ? summary : ''}</span>
            <Icon name="down" size="small" />
          </summary>
          {list}
        </details>
      ) : (
        <>
          <div className="panel-heading">
            <h2 className="label">Contents</h2>
            <span className="meta">{isKnown ? summary : ''}</span>
          </div>
          {list}
        </>
      )}
    </nav>
  );
}

interface PartProps {
  readonly state: PartState;
  /** Whether the rules are loaded: before that, nothing is said about what's missing. */
  readonly isKnown: boolean;
}

function Part({ state: { headingId, label, missing, isLeftOut }, isKnown }: PartProps) {
  const { setFocus } = usePanelForm();
  const [first] = missing;
  const isMissing = isKnown && first !== undefined;
  return (
    <li>
      <button type="button" onClick={() => (isMissing ? setFocus(first.name) : goToHeading(headingId))}>
        <span className={styles.label}>{label}</span>
        {isMissing ? <span className={classNames(styles.missing, 'meta')}>{missingText(missing)}</span> : null}
        {isKnown && !isMissing ? <Done isLeftOut={isLeftOut} /> : null}
      </button>
    </li>
  );
}

function Done({ isLeftOut }: Pick<PartState, 'isLeftOut'>) {
  if (isLeftOut) return <span className="meta">Optional</span>;
  return (
    <span className={styles.done}>
      <Icon name="check" size="small" />
      <span className="visually-hidden">Complete</span>
    </span>
  );
}

/** How many names are said; the rest are counted. */
const namedAtMost = 3;

/** 'Missing: Title, Description' */
function missingText(missing: PartState['missing']): string {
  const named = missing.slice(0, namedAtMost).map(({ label }) => label);
  const more = missing.length - named.length;
  return `Missing: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function goToHeading(id: string): void {
  const heading = document.getElementById(id);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}
