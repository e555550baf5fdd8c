import type { Wheel } from '@ascendant/contract/chart';
import { Glyph } from '../../ui/chart/Glyph';
import { classNames } from '../../ui/class-names';
import natalWheelStyles from './NatalWheel.module.css';
import { arcPath, linePath, pointAt, radii, type Dial } from './wheel-geometry';

type WheelGlyph = Wheel['glyphs'][number];

const glyphSize = 20;

interface PointProps {
  readonly dial: Dial;
  readonly glyph: WheelGlyph;
}

/** One point: at its degree, on an arc if uncertain, or in the outer ring for an event. */
export function WheelPoint({ dial, glyph }: PointProps) {
  if (glyph.ring === 'event') return <EventPoint dial={dial} glyph={glyph} />;
  return glyph.arc ? (
    <UncertainPoint dial={dial} glyph={glyph} arc={glyph.arc} />
  ) : (
    <KnownPoint dial={dial} glyph={glyph} />
  );
}

function KnownPoint({ dial, glyph }: PointProps) {
  const { longitudeDeg, shownDeg } = glyph;
  const foot = pointAt(dial, longitudeDeg, radii.aspects);
  return (
    <g className={natalWheelStyles.known}>
      <path
        className={natalWheelStyles.leader}
        d={linePath(dial, [longitudeDeg, radii.inner], [longitudeDeg, radii.inner - 6], [shownDeg, radii.inner - 13])}
      />
      <circle className={natalWheelStyles.footMark} cx={foot.x} cy={foot.y} r="2.4" />
      <PlacedGlyph dial={dial} glyph={glyph} radius={radii.glyph} />
    </g>
  );
}

function UncertainPoint({ dial, glyph, arc }: PointProps & { readonly arc: NonNullable<WheelGlyph['arc']> }) {
  const end = (degrees: number) => linePath(dial, [degrees, radii.openArc - 5], [degrees, radii.openArc + 5]);
  return (
    <g className={natalWheelStyles.open}>
      <path className={natalWheelStyles.arc} d={arcPath(dial, arc.fromDeg, arc.toDeg, radii.openArc)} />
      <path className={natalWheelStyles.leader} d={end(arc.fromDeg) + end(arc.toDeg)} />
      <PlacedGlyph dial={dial} glyph={glyph} radius={radii.openGlyph} />
    </g>
  );
}

function EventPoint({ dial, glyph }: PointProps) {
  const { longitudeDeg, shownDeg } = glyph;
  const { outer } = radii;
  return (
    <g className={natalWheelStyles.event}>
      <path
        className={natalWheelStyles.leader}
        d={linePath(dial, [longitudeDeg, outer], [longitudeDeg, outer + 5], [shownDeg, outer + 9])}
      />
      <PlacedGlyph dial={dial} glyph={glyph} radius={radii.eventGlyph} />
    </g>
  );
}

function PlacedGlyph({ dial, glyph, radius }: PointProps & { readonly radius: number }) {
  const { x, y } = pointAt(dial, glyph.shownDeg, radius);
  return (
    <>
      {glyph.ring === 'natal' ? (
        <circle className={classNames(natalWheelStyles.ground, natalWheelStyles.backing)} cx={x} cy={y} r="11.5" />
      ) : null}
      <g className={natalWheelStyles.point}>
        <Glyph name={glyph.point} x={x - glyphSize / 2} y={y - glyphSize / 2} width={glyphSize} height={glyphSize} />
      </g>
    </>
  );
}
