import { useRef, type KeyboardEvent } from 'react';
import styles from './Tabs.module.css';

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly label: string }[];
  readonly selected: Value;
  readonly onSelect: (value: Value) => void;
  /** The id of the panel below; its `aria-labelledby` is `${panelId}-tab`. */
  readonly panelId: string;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A row of tabs above one panel. Arrow keys, Home and End move between them. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, selected, onSelect, panelId } = props;
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = nextIndex(
      event.key,
      tabs.findIndex((tab) => tab.value === selected),
      tabs.length,
    );
    const tab = next === null ? undefined : tabs[next];
    if (!tab || next === null) return;
    event.preventDefault();
    onSelect(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={label} ref={list} tabIndex={-1} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tab.value === selected ? `${panelId}-tab` : undefined}
          aria-selected={tab.value === selected}
          aria-controls={tab.value === selected ? panelId : undefined}
          tabIndex={tab.value === selected ? 0 : -1}
          onClick={() => onSelect(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? null : (index + step + count) % count;
}
