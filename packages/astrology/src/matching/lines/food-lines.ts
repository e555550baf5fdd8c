import type { SomeTraits } from './trait-lines';

/** What there is to eat and drink, and where people sleep. */
export const foodLines: SomeTraits = {
  dinner: {
    topic: 'food',
    likes: ['earth', 'water'],
    helps: {
      Sun: 'You’re at your best over dinner, and there is one.',
      Moon: 'You relax over dinner, and it’s part of the deal.',
      Mercury: 'Your best talks are over dinner, and there is one.',
      Venus: 'You never say no to a good dinner.',
      Mars: 'You’ll be hungry, and there’s dinner.',
      Asc: 'Over dinner it’s easy for you to join in.',
    },
    strains: {
      Sun: 'You’d rather eat when you want than when dinner’s on.',
      Moon: 'You like to choose your own dinner.',
      Mercury: 'Small talk over dinner isn’t your thing.',
      Mars: 'You may not sit still through dinner.',
      Asc: 'Dinner with people you don’t know takes you a while.',
    },
  },
  breakfast: {
    topic: 'food',
    likes: ['earth', 'water'],
    helps: {
      Sun: 'You’re no one before breakfast, and it’s part of the deal.',
      Moon: 'You’re nicer after breakfast, and there is one.',
      Venus: 'You like a breakfast that someone else made.',
      Asc: 'You get to know people over breakfast.',
    },
    strains: {
      Mercury: 'You don’t say much over breakfast.',
      Mars: 'You’d rather skip breakfast and go.',
    },
  },
  lunch: {
    topic: 'food',
    likes: ['earth', 'air'],
    helps: {
      Sun: 'You like a day with a real lunch in it.',
      Moon: 'You’ll get lunch, so you’ll be happy.',
      Mercury: 'You’ll talk all through lunch.',
      Venus: 'You’ll enjoy a lunch you didn’t have to make.',
      Asc: 'You get to know people over lunch.',
    },
    strains: {
      Moon: 'You like to have lunch on your own terms.',
      Mars: 'You’d rather keep going than stop for lunch.',
    },
  },
  allMeals: {
    topic: 'food',
    likes: ['earth', 'water'],
    helps: {
      Sun: 'You won’t have to do a thing about food.',
      Moon: 'Someone else cooks, so you can relax.',
      Mercury: 'You’ve got one less thing on your mind: the meals are made.',
      Venus: 'All your meals are made for you, and you like that.',
      Mars: 'You can save your energy: the meals are made.',
      Asc: 'You’ll all eat as one group, so you’ll fit in fast.',
    },
    strains: {
      Sun: 'You don’t like to be told when to eat.',
      Moon: 'You may miss your own kitchen.',
      Venus: 'You like to pick what you eat, and the meals are set.',
      Mars: 'Set meal times may slow you down.',
    },
  },
  tasting: {
    topic: 'food',
    likes: ['earth', 'air'],
    helps: {
      Sun: 'You like to know what’s good, and you’ll taste a lot.',
      Moon: 'You keep a day in mind by how it tastes.',
      Mercury: 'You like to compare, and there’s a lot to taste.',
      Venus: 'A little taste of each: just your thing.',
      Asc: 'You’ll make friends over the first taste.',
    },
    strains: {
      Mercury: 'You may not taste as much in it as they say.',
      Venus: 'You’d rather have one big plate than a taste of each.',
      Mars: 'You don’t do sips, and this is all sips.',
    },
  },
  foodStalls: {
    topic: 'food',
    likes: ['fire', 'air'],
    helps: {
      Moon: 'You’ll follow your nose from stall to stall.',
      Mercury: 'You like to choose, and there are food stalls.',
      Venus: 'You’ll try a bit from every food stall.',
      Mars: 'You like to eat on your feet, and there are food stalls.',
      Asc: 'You’ll get to talking in line at the food stalls.',
    },
    strains: {
      Sun: 'You’d rather be served than line up at a food stall.',
      Moon: 'You’d rather sit down to eat than stand at a stall.',
      Venus: 'You like a plate and a table more than a food stall.',
    },
  },
  welcomeDrink: {
    topic: 'food',
    likes: ['air', 'fire'],
    helps: {
      Sun: 'You like to be met with a drink, and you will be.',
      Venus: 'You like a place that meets you with a drink.',
      Asc: 'A first drink in hand, and you’re in.',
    },
    strains: {
      Asc: 'You may hold on to your first drink for a while.',
    },
  },
  hotDrinks: {
    topic: 'food',
    likes: ['earth', 'water'],
    helps: {
      Moon: 'A hot drink in your hands and you’re happy.',
      Mercury: 'You get your best ideas over a hot drink.',
      Venus: 'You like the small things, such as a hot drink.',
      Asc: 'You warm to people over a hot drink.',
    },
    strains: {
      Mars: 'You’d rather keep moving than stop for a hot drink.',
    },
  },
  tents: {
    topic: 'stay',
    likes: ['fire', 'earth'],
    helps: {
      Sun: 'You’d pick a tent over a hotel.',
      Moon: 'You sleep well in a tent.',
      Mercury: 'You like to lie in a tent and think.',
      Venus: 'You like to wake up in a tent.',
      Mars: 'You don’t need more than a tent.',
    },
    strains: {
      Sun: 'A tent isn’t very you.',
      Moon: 'You may miss your own bed in the tent.',
      Venus: 'You’d pick a hotel over the tent.',
      Mars: 'A night in a tent may cost you some energy.',
      Asc: 'You don’t look your best after a night in a tent.',
    },
  },
  huts: {
    topic: 'stay',
    likes: ['fire', 'earth'],
    helps: {
      Sun: 'You’re at your best in a mountain hut.',
      Moon: 'You like to be snug in a hut at night.',
      Mercury: 'You’ll hear good stories in the hut.',
      Asc: 'You’ll make friends at the hut.',
    },
    strains: {
      Moon: 'A shared hut may test your need for peace.',
      Venus: 'A bunk in a hut isn’t your idea of comfort.',
      Asc: 'You may be shy in a shared hut.',
    },
  },
  beds: {
    topic: 'stay',
    likes: ['earth', 'water'],
    helps: {
      Sun: 'You like your day to end in a real bed, and this does.',
      Moon: 'You’ll rest well: there’s a real bed.',
      Venus: 'You like a good bed at the end of the day, and there is one.',
      Mars: 'You go hard and sleep well, and there’s a real bed.',
    },
    strains: {
      Moon: 'You don’t sleep well on your first night away.',
      Mercury: 'Your mind stays up late in a strange bed.',
      Venus: 'You’re fussy about beds that aren’t your own.',
      Mars: 'You’d be fine with less than a bed and a roof.',
    },
  },
};
