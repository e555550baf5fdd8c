import type { CategoryEvents } from '../event-content';
import { adventureExtremeEvents } from './adventure-extreme';
import { artCultureEvents } from './art-culture';
import { communityVolunteeringEvents } from './community-volunteering';
import { educationWorkshopsEvents } from './education-workshops';
import { familyKidsEvents } from './family-kids';
import { festivalsSeasonalEvents } from './festivals-seasonal-events';
import { foodDrinkEvents } from './food-drink';
import { gamingEsportsEvents } from './gaming-esports';
import { musicConcertsEvents } from './music-concerts';
import { networkingBusinessEvents } from './networking-business';
import { nightlifePartiesEvents } from './nightlife-parties';
import { outdoorNatureEvents } from './outdoor-nature';
import { romanticDatingEvents } from './romantic-dating';
import { spiritualWellnessEvents } from './spiritual-wellness';
import { sportsFitnessEvents } from './sports-fitness';

/** The 240 demo events, in the order of the 15 event types of the specification. */
export const demoEvents: readonly CategoryEvents[] = [
  musicConcertsEvents,
  artCultureEvents,
  foodDrinkEvents,
  sportsFitnessEvents,
  outdoorNatureEvents,
  nightlifePartiesEvents,
  educationWorkshopsEvents,
  spiritualWellnessEvents,
  networkingBusinessEvents,
  familyKidsEvents,
  gamingEsportsEvents,
  festivalsSeasonalEvents,
  adventureExtremeEvents,
  romanticDatingEvents,
  communityVolunteeringEvents,
];
