import type { Point } from '../../point';

/** A line about the event as a whole. `{it}` and `{It}` are the occasion, `{name}` a dependent's first name. */
export interface OccasionLine {
  readonly you: string;
  readonly other: string;
}

interface Tones {
  readonly helps: readonly OccasionLine[];
  readonly strains: readonly OccasionLine[];
}

/** What an event as a whole is to a person, whatever its traits. Source: docs/rules/matching-model.md, "Plain lines". */
export const occasionLines: Readonly<Record<Point, Tones>> = {
  Sun: {
    helps: [
      line('{It} is just your kind of thing.', '{It} is just {name}’s kind of thing.'),
      line('{It} has your name all over it.', '{It} has {name}’s name all over it.'),
      line('You could have planned {it} yourself.', '{name} could have planned {it}.'),
      line(
        'If someone suggested {it}, you’d be the first to say yes.',
        'If someone suggested {it}, {name} would be the first to say yes.',
      ),
      line('{It}? They must have had you in mind.', '{It}? They must have had {name} in mind.'),
      line('{It} will make you feel like yourself again.', '{It} will make {name} feel at home.'),
      line('You’ll tell everyone about {it}.', '{name} will tell everyone about {it}.'),
      line('{It} will bring out the best in you.', '{It} will bring out the best in {name}.'),
    ],
    strains: [
      line('You wouldn’t pick {it} for yourself.', '{name} might not pick {it}.'),
      line('{It} isn’t really your kind of thing.', '{It} isn’t really {name}’s kind of thing.'),
      line('{It} may leave you feeling a bit out of place.', '{It} may leave {name} feeling a bit out of place.'),
      line('{It}? You’d have to be asked twice.', '{It}? {name} would have to be asked twice.'),
      line('{It}? Part of you wants to say no.', '{It}? Part of {name} wants to say no.'),
      line('{It} could be fun, but it’s not really you.', '{It} could be fun, but it’s not really {name}.'),
    ],
  },
  Moon: {
    helps: [
      line('{It} will do you good.', '{It} will do {name} good.'),
      line('{It} will feel right to you.', '{It} will feel right to {name}.'),
      line('You won’t want {it} to end.', '{name} won’t want {it} to end.'),
      line('You’ll be glad you said yes to {it}.', '{name} will be glad to have said yes to {it}.'),
      line('{It} should put you at ease.', '{It} should put {name} at ease.'),
      line('{It} will put you in a good mood.', '{It} will put {name} in a good mood.'),
      line('{It} is just what you need.', '{It} is just what {name} needs.'),
      line('{It} is sure to cheer you up.', '{It} is sure to cheer {name} up.'),
      line('You need {it} more than you think.', '{name} could do with {it}.'),
      line('You’ll come home from {it} feeling lighter.', '{name} will come home from {it} feeling lighter.'),
      line('{It} will help you unwind.', '{It} will help {name} unwind.'),
      line('After {it}, you’ll sleep well.', 'After {it}, {name} will sleep well.'),
      line('{It} will be good for your soul.', '{It} will be good for {name}’s soul.'),
    ],
    strains: [
      line('{It} may take a lot out of you.', '{It} may take a lot out of {name}.'),
      line('You may want a day off after {it}.', '{name} may want a day off after {it}.'),
      line('{It} isn’t how you like to unwind.', '{It} isn’t how {name} likes to unwind.'),
      line('{It}? You’d rather stay home.', '{It}? {name} would rather stay home.'),
      line('If you’re tired, {it} may be too much.', 'If {name} is tired, {it} may be too much.'),
      line('{It}? You may miss your couch.', '{It}? {name} may miss the couch.'),
      line('You may find it hard to relax during {it}.', '{name} may find it hard to relax during {it}.'),
      line('{It} may leave you feeling flat.', '{It} may leave {name} feeling flat.'),
      line('You’d try {it} if a friend came along.', '{name} would try {it} if a friend came along.'),
      line(
        'You may be ready to go home before the end of {it}.',
        '{name} may be ready to go home before the end of {it}.',
      ),
    ],
  },
  Mercury: {
    helps: [
      line('{It} will give you lots to talk about.', '{It} will give {name} lots to talk about.'),
      line('You’ll have plenty of questions about {it}.', '{name} will have plenty of questions about {it}.'),
      line('{It} will give you plenty to think about.', '{It} will give {name} plenty to think about.'),
      line('You’ll come home from {it} full of ideas.', '{name} will come home from {it} full of ideas.'),
      line('You’ll still be thinking about {it} next week.', '{name} will still be thinking about {it} next week.'),
    ],
    strains: [
      line('You may overthink {it}.', '{name} may overthink {it}.'),
      line('Your mind may be elsewhere during {it}.', '{name}’s mind may be elsewhere during {it}.'),
      line('You may have your doubts about {it}.', '{name} may have some doubts about {it}.'),
      line('You’d want to hear more before you said yes to {it}.', '{name} would want to hear more about {it}.'),
      line('You may talk yourself out of {it}.', '{name} may find a way out of {it}.'),
      line('You may not see what’s so great about {it}.', '{name} may not see what’s so great about {it}.'),
      line('{It} may not hold your interest.', '{It} may not hold {name}’s interest.'),
    ],
  },
  Venus: {
    helps: [
      line('{It} is your idea of a good time.', '{It} is {name}’s idea of a good time.'),
      line('After {it}, you’ll want to do it all again.', 'After {it}, {name} will want to do it all again.'),
      line('{It} would be a real treat for you.', '{It} would be a real treat for {name}.'),
      line('You’d pick {it} over most things.', '{name} would pick {it} over most things.'),
      line('You’d enjoy every minute of {it}.', '{name} would enjoy every minute of {it}.'),
      line('You’d find it hard to say no to {it}.', '{name} would find it hard to say no to {it}.'),
      line('You’ll love {it}.', '{name} will love {it}.'),
      line('You could treat yourself to {it}.', '{name} could do with a treat like {it}.'),
      line('{It} is right up your alley.', '{It} is right up {name}’s alley.'),
      line('You’ve earned {it}.', '{name} has earned {it}.'),
    ],
    strains: [
      line('{It} wouldn’t be your first choice.', '{It} wouldn’t be {name}’s first choice.'),
      line('{It}? You’d do it for a friend.', '{It}? {name} would do it for a friend.'),
      line('You’d need some convincing to try {it}.', '{name} would need some convincing to try {it}.'),
      line('You can think of things you’d like more than {it}.', '{name} can think of better things than {it}.'),
      line('{It} isn’t really to your taste.', '{It} isn’t really to {name}’s taste.'),
      line(
        '{It} may be nice, but you can think of nicer things.',
        '{It} may be nice, but {name} can think of nicer things.',
      ),
      line('You’d rather hear about {it} than go.', '{name} would rather hear about {it} than go.'),
      line('{It} may be more fun for others than for you.', '{It} may be more fun for others than for {name}.'),
      line('{It}? You’d rather do something else.', '{It}? {name} would rather do something else.'),
      line('{It} may take a while to grow on you.', '{It} may take a while to grow on {name}.'),
    ],
  },
  Mars: {
    helps: [
      line('{It} will get you going.', '{It} will get {name} going.'),
      line('You’ll throw yourself into {it}.', '{name} will dive into {it}.'),
      line('{It} is a good use of your energy.', '{It} is a good use of {name}’s energy.'),
      line('{It}? You’re halfway out the door.', '{It}? {name} is halfway out the door.'),
      line('Once you get into {it}, you won’t want to stop.', 'Once {name} gets into {it}, there’s no stopping.'),
    ],
    strains: [
      line('You may get bored halfway through {it}.', '{name} may get bored halfway through {it}.'),
      line('{It}? You may get restless.', '{It}? {name} may get restless.'),
      line('You may still have energy to burn after {it}.', '{name} may still have energy to burn after {it}.'),
      line('{It} may not be enough action for you.', '{It} may not be enough action for {name}.'),
      line('You may need a push to try {it}.', '{name} may need a push to try {it}.'),
    ],
  },
  Asc: {
    helps: [
      line('{It}? You’ll fit right in.', '{It}? {name} will fit right in.'),
      line('{It} is an easy yes for you.', '{It} is an easy yes for {name}.'),
      line('{It}? You’ll be good company.', '{It}? {name} will be good company.'),
      line('{It} is just your style.', '{It} is just {name}’s style.'),
      line('{It}? You’ll be in from the first minute.', '{It}? {name} will be in from the first minute.'),
    ],
    strains: [
      line('You may be slow to warm to {it}.', '{name} may be slow to warm to {it}.'),
      line('{It}? You may hang back at first.', '{It}? {name} may hang back at first.'),
      line('{It}? Give it ten minutes, and you’ll be fine.', '{It}? Give {name} ten minutes.'),
      line('{It}? You may feel a bit lost at first.', '{It}? {name} may feel a bit lost at first.'),
    ],
  },
};

/** What the day does for everyone. */
export const everyonesLines: Readonly<Record<'helps' | 'strains', readonly string[]>> = {
  helps: [
    'The date is on everyone’s side.',
    'It’s a lucky date, for everyone who comes.',
    'The date gives everyone a small lift.',
    'A good date for {it}, for everyone.',
    'Everyone gets a bit extra from this date.',
    'The date was well picked, for everyone.',
    'It’s the right time for {it}, for everyone.',
    'The day itself helps everyone a bit.',
  ],
  strains: [
    'The date makes it a bit harder for everyone.',
    'It isn’t the best date for {it}, for anyone.',
    'The day itself is a bit uphill, for everyone.',
    'The date asks a bit more of everyone.',
    'Everyone starts a step behind on this date.',
    'Some other date would suit everyone more.',
    'It’s a harder day for {it}, for everyone.',
    'The date costs everyone a few points.',
  ],
};

function line(you: string, other: string): OccasionLine {
  return { you, other };
}
