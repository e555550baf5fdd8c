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
      line('{It}: very you.', '{It}: very {name}.'),
      line('{It}: your name’s all over it.', '{It}: {name}’s name is all over it.'),
      line('{It}: you could have planned it.', '{It}: {name} could have planned it.'),
      line('{It}: that’s you on a good day.', '{It}: that’s {name} on a good day.'),
      line('Who’d say yes to {it}? You would.', 'Who’d say yes to {it}? {name} would.'),
      line('{It}: they must have had you in mind.', '{It}: they must have had {name} in mind.'),
      line('{It}: you’ll feel like yourself.', '{It}: {name} will feel quite at home.'),
      line('You’ll tell everyone about {it}.', '{name} will tell everyone about {it}.'),
    ],
    strains: [
      line('{It}: not what you’d do on your own.', '{It}: not what {name} would do alone.'),
      line('{It}: not the most you of plans.', '{It}: not the most {name} of plans.'),
      line('{It}: you may feel a bit out of place.', '{It}: {name} may feel a bit out of place.'),
      line('{It}? You’d have to be asked twice.', '{It}? {name} would have to be asked twice.'),
      line('{It}? Part of you says no.', '{It}? Part of {name} says no.'),
      line('{It}: fun, but not very you.', '{It}: fun, but not very {name}.'),
    ],
  },
  Moon: {
    helps: [
      line('{It} will do you good.', '{It} will do {name} good.'),
      line('{It}: a good place for you to be.', '{It}: a good place for {name} to be.'),
      line('{It}: you won’t want to leave.', '{It}: {name} won’t want to leave.'),
      line('{It}: you’ll be glad you went.', '{It}: {name} will be glad to have gone.'),
      line('{It} should put you at ease.', '{It} should put {name} at ease.'),
      line('{It} will leave you in a good mood.', '{It} will leave {name} in a good mood.'),
      line('{It}: just what you need.', '{It}: just what {name} needs.'),
      line('{It} can only lift your mood.', '{It} can only lift {name}’s mood.'),
      line('You need {it} more than you think.', '{name} could do with {it}.'),
      line('You’ll come back from {it} lighter.', '{name} will come back from {it} lighter.'),
      line('{It}: you can let your guard down.', '{It}: {name} can let go.'),
      line('{It}, and you’ll sleep well.', '{It}, and {name} will sleep well.'),
      line('{It}: you’d feel right at home.', '{It}: {name} would feel right at home.'),
    ],
    strains: [
      line('{It} may ask a lot of you.', '{It} may ask a lot of {name}.'),
      line('You may want a day off after {it}.', '{name} may want a day off after {it}.'),
      line('{It}: not how you relax.', '{It}: not how {name} relaxes.'),
      line('{It}: you’d sooner stay in.', '{It}: {name} would sooner stay in.'),
      line('{It}: maybe not on a tired day, for you.', '{It}: maybe not on a tired day, for {name}.'),
      line('{It}: you may miss your couch.', '{It}: {name} may miss the couch.'),
      line('{It}: you may not quite let go.', '{It}: {name} may not quite let go.'),
      line('{It} may leave you flat.', '{It} may leave {name} flat.'),
      line('{It}: you’d go along if a friend went.', '{It}: {name} would go along if a friend went.'),
      line('{It}: you may be glad when it’s over.', '{It}: {name} may be glad when it’s over.'),
    ],
  },
  Mercury: {
    helps: [
      line('{It} will give you lots to talk about.', '{It} will give {name} lots to talk about.'),
      line('{It}: you’ll want to know all about it.', '{It}: {name} will want to know all about it.'),
      line('{It} will keep your mind busy.', '{It} will keep {name}’s mind busy.'),
      line('{It}: good food for your thoughts.', '{It}: good food for {name}’s thoughts.'),
      line('You’ll still be thinking about {it} next week.', '{name} will still be thinking about {it} next week.'),
    ],
    strains: [
      line('You may think too much about {it}.', '{name} may think too much about {it}.'),
      line('{It}: your mind may be elsewhere.', '{It}: {name}’s mind may be elsewhere.'),
      line('{It}? You’ll have your doubts.', '{It}? {name} will have doubts.'),
      line('{It}: you’d want to know what for.', '{It}: {name} would want to know what for.'),
      line('You may talk yourself out of {it}.', '{name} may find a way out of {it}.'),
      line('{It}: you may not see the point.', '{It}: {name} may not see the point.'),
      line('{It} may not hold your interest.', '{It} may not hold {name}’s interest.'),
    ],
  },
  Venus: {
    helps: [
      line('{It}: your idea of a good time.', '{It}: {name}’s idea of a good time.'),
      line('{It}: you’ll want to do it again.', '{It}: {name} will want to do it again.'),
      line('{It}: a treat for you.', '{It}: a treat for {name}.'),
      line('{It}: you’d pick it again.', '{It}: {name} would pick it again.'),
      line('{It}: you’ve got good taste.', '{It}: {name} has good taste.'),
      line('It’s hard for you to say no to {it}.', 'It’s hard for {name} to say no to {it}.'),
      line('{It}: you’ll love it.', '{It}: {name} will love it.'),
      line('{It}: a fine gift to yourself.', '{It}: a fine gift for {name}.'),
      line('{It}: right up your street.', '{It}: right up {name}’s street.'),
      line('You deserve {it}.', '{name} deserves {it}.'),
    ],
    strains: [
      line('{It}: not your first pick.', '{It}: not {name}’s first pick.'),
      line('{It}: you’d do it for a friend.', '{It}: {name} would do it for a friend.'),
      line('You’d need some talking into {it}.', '{name} would need some talking into {it}.'),
      line('You can think of things you like more than {it}.', '{name} likes some things more than {it}.'),
      line('{It}: not quite your taste.', '{It}: not quite {name}’s taste.'),
      line('{It}: nice, but you can think of nicer.', '{It}: nice, but {name} can think of nicer.'),
      line('{It}: you’d rather hear about it.', '{It}: {name} would rather hear about it.'),
      line('{It}: fine for others, less so for you.', '{It}: fine for others, less so for {name}.'),
      line('{It}? You’d have picked something else.', '{It}? {name} would have picked something else.'),
      line('{It} may grow on you, but slowly.', '{It} may grow on {name}, but slowly.'),
    ],
  },
  Mars: {
    helps: [
      line('{It} will get you going.', '{It} will get {name} going.'),
      line('You’ll throw yourself into {it}.', '{name} will dive into {it}.'),
      line('{It}: a good use of your energy.', '{It}: a good use of {name}’s energy.'),
      line('{It}? You’re halfway out the door.', '{It}? {name} is halfway out the door.'),
      line('{It}: you won’t want to stop.', '{It}: {name} won’t want to stop.'),
    ],
    strains: [
      line('{It} may not use up all your energy.', '{It} may not use up all of {name}’s energy.'),
      line('{It}? You may get restless.', '{It}? {name} may get restless.'),
      line('{It}: you’ll be done before the others.', '{It}: {name} will be done before the others.'),
      line('{It}: you’d want more to do.', '{It}: {name} would want more to do.'),
      line('{It}: you’d need a push.', '{It}: {name} would need a push.'),
    ],
  },
  Asc: {
    helps: [
      line('{It}: you’ll fit right in.', '{It}: {name} will fit right in.'),
      line('{It}: an easy yes for you.', '{It}: an easy yes for {name}.'),
      line('{It}: you’ll be good company.', '{It}: {name} will be good company.'),
      line('{It}: it suits your style.', '{It}: it suits {name}’s style.'),
      line('{It}: you’ll be in from the first minute.', '{It}: {name} will be in from the first minute.'),
    ],
    strains: [
      line('You may be slow to warm to {it}.', '{name} may be slow to warm to {it}.'),
      line('{It}: you may hang back at first.', '{It}: {name} may hang back at first.'),
      line('{It}: give it ten minutes, and you’ll be fine.', '{It}: {name} may need ten minutes.'),
      line('{It}: you may feel new to it all.', '{It}: {name} may feel new to it all.'),
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
