import { rulingPlanets, type RulingPlanet } from '@ascendant/domain/event/ruling-planets';
import { Glyph } from '../../ui/chart/Glyph';
import { FieldGroup } from '../../ui/form/FieldGroup';
import { Chip } from '../../ui/layout/Chip';

interface PlanetsFieldProps {
  readonly value: readonly RulingPlanet[];
  readonly onChange: (planets: RulingPlanet[]) => void;
}

/** Which planets a kind of event is about. */
export function PlanetsField({ value, onChange }: PlanetsFieldProps) {
  const without = (planet: RulingPlanet) => value.filter((each) => each !== planet);
  return (
    <FieldGroup
      legend="Ruling planets"
      help="These count most when we match events in this category. With none, every planet has its neutral weight."
    >
      <div className="row wrap">
        {rulingPlanets.map((planet) => {
          const isChosen = value.includes(planet);
          return (
            <Chip
              key={planet}
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? without(planet) : [...value, planet])}
            >
              <Glyph name={planet} />
              <span>{planet}</span>
            </Chip>
          );
        })}
      </div>
    </FieldGroup>
  );
}
