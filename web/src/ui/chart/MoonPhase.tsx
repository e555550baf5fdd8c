import styles from './MoonPhase.module.css';

const radius = 6.5;

interface MoonPhaseProps {
  /** 0 new, 90 first quarter, 180 full, 270 last quarter */
  readonly phaseDeg: number;
}

/** The Moon as almanacs draw it: the lit part is light in both themes. Text beside it names the phase. */
export function MoonPhase({ phaseDeg }: MoonPhaseProps) {
  return (
    <svg className={styles.moon} viewBox="0 0 16 16" aria-hidden="true">
      <circle className={styles.dark} cx="8" cy="8" r={radius} />
      <path className={styles.lit} d={litPart(phaseDeg)} />
    </svg>
  );
}

/** Half of the rim on the lit side, then the terminator: half an ellipse as wide as the phase makes it. */
function litPart(phaseDeg: number): string {
  const tilt = Math.cos((phaseDeg * Math.PI) / 180);
  const isWaxing = phaseDeg < 180;
  const width = (Math.abs(tilt) * radius).toFixed(2);
  const rimSweep = isWaxing ? 1 : 0;
  const terminatorSweep = tilt > 0 === isWaxing ? 0 : 1;
  return `M8 1.5A${radius} ${radius} 0 0 ${rimSweep} 8 14.5A${width} ${radius} 0 0 ${terminatorSweep} 8 1.5Z`;
}
