import type { SomeTraits } from './trait-lines';

/** What there is to eat and drink, and where people sleep. */
export const foodLines: SomeTraits = {
  dinner: {
    topic: 'food',
    likes: ['earth', 'water'],
    helps: {
      Sun: 'You’re at your best over a long dinner.',
      Moon: 'Nothing relaxes you like a good dinner.',
      Mercury: 'You talk best over a good dinner.',
      Venus: 'You never say no to a good dinner.',
      Mars: 'You’ll be hungry by then, and dinner’s taken care of.',
      Asc: 'It’s easy for you to join in over dinner.',
    },
    strains: {
      Sun: 'You’d rather eat when you want than when dinner’s on.',
      Moon: 'You’d rather pick your own place for dinner.',
      Mercury: 'Small talk over dinner isn’t your thing.',
      Mars: 'You may not sit still through dinner.',
      Asc: 'Dinner with people you don’t know takes you a while.',
    },
  },
  breakfast: {
    topic: 'food',
    likes: ['earth', 'water'],
    helps: {
      Sun: 'Breakfast’s included, and you never skip it.',
      Moon: 'There’s breakfast, and you’re always nicer after that.',
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
      Mars: 'You can save your energy, since someone else cooks.',
      Asc: 'You’ll all eat together, so you’ll fit in fast.',
    },
    strains: {
      Sun: 'You’d rather eat on your own schedule.',
      Moon: 'You may miss your own kitchen.',
      Venus: 'You’d rather pick your own meals.',
      Mars: 'You may not like to stop for set meals.',
    },
  },
  tasting: {
    topic: 'food',
    likes: ['earth', 'air'],
    helps: {
      Sun: 'You’ll soon know which taste you like best.',
      Moon: 'A good taste stays with you for years.',
      Mercury: 'You’ll have fun comparing one taste with the next.',
      Venus: 'A little taste of everything is just your thing.',
      Asc: 'You’ll make friends over the first taste.',
    },
    strains: {
      Mercury: 'You may not taste all that they say you should.',
      Venus: 'You’d rather have one big plate than a taste of each.',
      Mars: 'You’d rather dig in than take small tastes.',
    },
  },
  foodStalls: {
    topic: 'food',
    likes: ['fire', 'air'],
    helps: {
      Moon: 'You’ll follow your nose from stall to stall.',
      Mercury: 'You’ll have fun choosing between the food stalls.',
      Venus: 'You’ll try a bit from every food stall.',
      Mars: 'You’d rather grab a bite from a stall and keep moving.',
      Asc: 'You’ll get to talking in line at the food stalls.',
    },
    strains: {
      Sun: 'You’d rather be served than line up at a food stall.',
      Moon: 'You’d rather sit down to eat than stand at a stall.',
      Venus: 'Food from a stall isn’t your idea of a treat.',
    },
  },
  welcomeDrink: {
    topic: 'food',
    likes: ['air', 'fire'],
    helps: {
      Sun: 'You’ll feel like a guest of honour with your welcome drink.',
      Venus: 'You like a place that greets you with a drink.',
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
      Mercury: 'You think better with a hot drink in your hand.',
      Venus: 'You never say no to a hot drink.',
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
      Sun: 'You like a day that ends in a real bed.',
      Moon: 'You’ll sleep well in a real bed.',
      Venus: 'You’ll love having a good bed at the end of the day.',
      Mars: 'You’ll go hard all day, then sleep well in a real bed.',
    },
    strains: {
      Moon: 'You don’t sleep well on your first night away.',
      Mercury: 'Your mind stays up late in a strange bed.',
      Venus: 'You’re fussy about beds that aren’t your own.',
      Mars: 'You’d be fine with less than a bed and a roof.',
    },
  },
};
