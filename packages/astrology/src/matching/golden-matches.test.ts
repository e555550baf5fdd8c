import { describe, expect, it } from 'vitest';
import { reference, referenceEvents, referencePeople } from '../reference/matches.golden';
import { eventAnalysis } from './event-analysis';
import { eventQuality } from './event-quality';
import { eventSignature, eventVector } from './event-vector';
import { match } from './score';

const vectors = referenceEvents.map(({ chart, mix }) => eventVector(chart, mix));

describe('the reference events', () => {
  it.each(reference.events.map((event, i) => [event.main, i] as const))(
    '%s has its quality, norm and signs',
    (_, i) => {
      const [{ chart, mix }, expected] = [referenceEvents[i]!, reference.events[i]!];
      expect(eventQuality(chart, mix)).toBeCloseTo(expected.quality, 5);
      expect(eventSignature(chart, mix).norm).toBeCloseTo(expected.norm, 5);
      expect(eventAnalysis({ chart, mix })).toMatchObject({
        bestAlignedSigns: expected.bestAlignedSigns,
        leastCompatibleSigns: expected.leastCompatibleSigns,
      });
    },
  );
});

describe('the 120 reference matches', () => {
  it('are complete', () => {
    expect(reference.matches).toHaveLength(120);
  });

  it('have z within 1e-4 and all four scores equal', () => {
    for (const { person, event, z, ...scores } of reference.matches) {
      const found = match(referencePeople[person]!, vectors[event]!);
      expect(Math.abs(found.z - z), `person ${person}, event ${event}`).toBeLessThan(1e-4);
      expect(found, `person ${person}, event ${event}`).toMatchObject(scores);
    }
  });
});
