import type { Planet, Point } from '../../point';

interface Tones {
  readonly helps: Readonly<Record<Planet, string>>;
  readonly strains: Readonly<Record<Planet, string>>;
}

/** What a day is good for, by the person's point and the planet of the day's sky. Source: docs/rules/matching-model.md, "Plain lines". */
const dayLines: Readonly<Record<Point, Tones>> = {
  Sun: {
    helps: {
      Sun: 'A day to be seen.',
      Moon: 'A day on which people get it.',
      Mercury: 'A good day to speak up.',
      Venus: 'A day to be spoiled a bit.',
      Mars: 'A day to take the lead.',
    },
    strains: {
      Sun: 'A day to let others go first.',
      Moon: 'Other people’s moods may get in the way.',
      Mercury: 'Not a day to talk people round.',
      Venus: 'Praise may be slow to come.',
      Mars: 'A day to stay out of fights.',
    },
  },
  Moon: {
    helps: {
      Sun: 'A day that feels easy.',
      Moon: 'A day for close friends.',
      Mercury: 'A good day for a long talk.',
      Venus: 'A good day for a treat.',
      Mars: 'A good day to clear the air.',
    },
    strains: {
      Sun: 'A day to take it slowly.',
      Moon: 'Moods may swing.',
      Mercury: 'Words may sting a bit.',
      Venus: 'A treat may fall flat.',
      Mars: 'Small things may feel big.',
    },
  },
  Mercury: {
    helps: {
      Sun: 'A day for bright ideas.',
      Moon: 'A good day to listen.',
      Mercury: 'A good day to write or call.',
      Venus: 'A good day for kind words.',
      Mars: 'A day to say it straight.',
    },
    strains: {
      Sun: 'Good ideas may be slow to come.',
      Moon: 'It may be hard to think straight.',
      Mercury: 'Read it all twice that day.',
      Venus: 'Jokes may not land.',
      Mars: 'Think first, talk later.',
    },
  },
  Venus: {
    helps: {
      Sun: 'A day to look good.',
      Moon: 'A good day to be in love.',
      Mercury: 'A good day to flirt.',
      Venus: 'A good day to play.',
      Mars: 'A good day to make the first move.',
    },
    strains: {
      Sun: 'Fun may feel like work.',
      Moon: 'It may be hard to get cosy.',
      Mercury: 'Sweet talk may not work.',
      Venus: 'Not a day to spend much.',
      Mars: 'Love may be in a rush.',
    },
  },
  Mars: {
    helps: {
      Sun: 'A good day to start something.',
      Moon: 'A good day to follow a hunch.',
      Mercury: 'A good day to make a plan and do it.',
      Venus: 'A good day to team up.',
      Mars: 'A day with drive to spare.',
    },
    strains: {
      Sun: 'A day to save some strength.',
      Moon: 'Tempers may be short.',
      Mercury: 'Plans may change.',
      Venus: 'Work and fun may clash.',
      Mars: 'A day to slow down.',
    },
  },
  Asc: {
    helps: {
      Sun: 'A good day to go somewhere new.',
      Moon: 'A good day to meet people.',
      Mercury: 'A good day for small talk.',
      Venus: 'A day to dress up.',
      Mars: 'A good day to go first.',
    },
    strains: {
      Sun: 'A day to keep a low profile.',
      Moon: 'First looks may mislead.',
      Mercury: 'Small talk may drag.',
      Venus: 'It may be a bad hair day.',
      Mars: 'Not a day to push.',
    },
  },
};

/** What a day does for a person, without an event: 'A good day to play.' It fits a dependent too. */
export function dayLine(natalPoint: Point, skyPoint: Planet, helps: boolean): string {
  return dayLines[natalPoint][helps ? 'helps' : 'strains'][skyPoint];
}
