import type { ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { usePanelForm } from './event-form';
import type { SaveGoal } from './save-goal';
import styles from './SaveBar.module.css';

/** One button of the bar. */
export interface SaveAction {
  readonly goal: SaveGoal;
  readonly label: string;
}

interface SaveBarProps {
  /** The first of them is the quiet one. */
  readonly actions: readonly SaveAction[];
  /** What's to be known before the last of them. */
  readonly hint: ReactNode;
  readonly busyWith: SaveGoal | null;
  /** How much of the picture has been sent, 0 to 100; null while none is. */
  readonly percent: number | null;
  readonly onSave: (goal: SaveGoal) => void;
}

/** The buttons that save, always in sight, and what still needs attention. */
export function SaveBar({ actions, hint, busyWith, percent, onSave }: SaveBarProps) {
  const { problems } = usePanelForm();
  return (
    <>
      {hint}
      <div className={styles.bar}>
        <span className="meta">{percent === null ? attention(problems) : <Upload percent={percent} />}</span>
        <span className={styles.buttons}>
          {actions.map(({ goal, label }, index) => (
            <Button
              key={goal}
              kind={index === actions.length - 1 ? 'primary' : 'secondary'}
              busy={busyWith === goal && 'Saving...'}
              disabled={busyWith !== null}
              onClick={() => onSave(goal)}
            >
              {label}
            </Button>
          ))}
        </span>
      </div>
    </>
  );
}

/** 'One field needs your attention: End date'. */
function attention(fields: readonly { readonly label: string }[]): string {
  const [first] = fields;
  if (first === undefined) return '';
  if (fields.length === 1) return `One field needs your attention: ${first.label}`;
  return `${fields.length} fields need your attention: ${first.label} and ${fields.length - 1} more`;
}

const all = 100;

function Upload({ percent }: { readonly percent: number }) {
  return (
    <span className={styles.upload}>
      <progress max={all} value={percent} aria-label="Uploading your picture" />
      <span aria-hidden="true">{percent === all ? 'Processing...' : `${percent}%`}</span>
    </span>
  );
}
