/** Reviews of past events, and the organizers' replies. */
export interface ReviewContent {
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly comment: string;
  readonly response?: string;
  /** Marked as junk by an admin; hidden from travellers. */
  readonly isJunk?: true;
}

/** By event key, in the order they were written. */
export const reviews: Readonly<Record<string, readonly ReviewContent[]>> = {
  'lisbon-fado-tram': [
    {
      rating: 5,
      comment: 'When she unplugged the fridge I knew it would be good. I did not understand a word and cried twice.',
    },
    { rating: 5, comment: 'The caldo verde alone was worth the stairs. The nephew translates with great tact.' },
    {
      rating: 4,
      comment: 'Beautiful and very warm in that kitchen by the third set. Sit near the door if you overheat.',
      response: 'True. We have borrowed a second fan from the baker, who wants it back by August.',
    },
    { rating: 5, comment: 'Someone did talk, and was asked, kindly and once, exactly as promised.' },
    {
      rating: 4,
      comment: 'Small plates, huge voice. I would have liked one more song instead of the cake, which I ate anyway.',
    },
  ],
  'tanglewood-lawn': [
    {
      rating: 5,
      comment: 'Mahler on your back with a peach. The kids whispered all through the last movement without being told.',
    },
    { rating: 4, comment: 'The sound on the left is as good as they say. Mosquitoes arrive with the second movement.' },
    {
      rating: 3,
      comment: 'Lovely evening, but leaving the car park took longer than the symphony.',
      response: 'We have moved our field next to the west gate for next summer; it should be twenty minutes now.',
    },
    { rating: 5, comment: 'The lentil pie has no business being that good out of a hamper.' },
    { rating: 5, comment: 'My father, who is eighty-four, had a proper chair and a blanket waiting. Thank you.' },
    {
      rating: 4,
      comment: 'Clouds until nine, and then every star at once in the finale. I assume you cannot arrange that again.',
    },
  ],
  'piedmont-truffle': [
    { rating: 5, comment: 'Luna found four. The young dog found a shoe. Beppe praised both equally.' },
    { rating: 5, comment: 'I have never seen anybody so happy at six in the morning in the rain as that dog.' },
    { rating: 4, comment: 'Bring real boots. I slid most of the way down and arrived at the best eggs of my life.' },
  ],
  'wellington-coffee': [
    { rating: 5, comment: 'The supermarket tin came fourth. I had put it second and am still thinking about that.' },
    { rating: 4, comment: 'Plain-spoken and funny. I now know that my grinder is the problem and not my character.' },
    {
      rating: 5,
      comment: 'I went straight home and threw something away.',
      response: 'Bring the next one in before you buy it and we will grind something together.',
    },
    { rating: 3, comment: 'Good teachers, a bit fast for beginners in the last half hour, when everyone was shaking.' },
  ],
  'tromso-midnight-run': [
    { rating: 5, comment: 'I ran past a reindeer at midnight in sunglasses. No one at home believes the time stamp.' },
    { rating: 5, comment: 'Walked most of it and was cheered in as if I had won. The fish soup is a medal.' },
    {
      rating: 4,
      comment: 'The hill at fourteen kilometres is a real hill. The wind on the way back was a second one.',
    },
    {
      rating: 4,
      comment: 'Superbly marked. The first bus back was full, so I stayed in the sauna and did not mind at all.',
      response: 'There will be a third bus next June. The sauna stays.',
    },
    { rating: 2, comment: 'Four degrees and sleet. You did say so, but I had packed for the photograph.' },
    { rating: 5, comment: 'Slept at seven in the morning with a blanket over the window, entirely happy.' },
  ],
  'burntcoat-floor': [
    { rating: 5, comment: 'The two buckets explained more about tides than four years of school did.' },
    { rating: 5, comment: 'My daughter was the assistant with the second bucket and has talked of little else.' },
    { rating: 4, comment: 'Wear the old shoes. I wore the new old shoes and they are now red.' },
    { rating: 5, comment: 'We stood where the sea had been at breakfast and watched it think about coming back.' },
    {
      rating: 4,
      comment: 'A big group for one guide, though he has the voice for it.',
      response: 'Fair. From next season a second geologist comes along once we are over twenty-five.',
    },
    { rating: 5, comment: 'Free, clever, muddy, back in time for lunch. More of this, please.' },
    { rating: 1, comment: 'CHEAP WATCHES best price follow the link in my profile', isJunk: true },
  ],
  'tombstone-autumn': [
    { rating: 5, comment: 'I thought the colours in the pictures were a trick. They leave some out.' },
    {
      rating: 5,
      comment: 'It snowed on day two. We ate pancakes for three hours and then it stopped, and there was the ridge.',
    },
    { rating: 4, comment: 'The Grizzly day is long and honest. My knees would have liked a word about it beforehand.' },
    {
      rating: 5,
      comment: 'Warm bag, hot food, unhurried guides. A wolf crossed the road on the last evening as if booked.',
      response: 'She was not booked, and we have asked her to be.',
    },
  ],
  'glasgow-ceilidh-rave': [
    { rating: 5, comment: 'I came by myself and was danced with by some ninety people, all in order.' },
    { rating: 4, comment: 'Cobbles and reels are a bold mixture. Flat shoes, as it says. I saw heels come to grief.' },
    { rating: 5, comment: 'The exact moment when the fiddle went through the pedal should be in a museum.' },
    {
      rating: 3,
      comment: 'Brilliant until the queue for coats, which was its own slow air.',
      response: 'Two more rails and two more cousins at the cloakroom next time. Sorry about the wait.',
    },
    { rating: 5, comment: 'Calm room upstairs, tea, earplugs, no questions. That is how you look after people.' },
  ],
  'johnstone-hydrophone': [
    {
      rating: 5,
      comment: 'We heard them twenty minutes before we saw them. I had not expected to be so moved by squeaks.',
    },
    { rating: 5, comment: 'My hydrophone works. I have since lowered it into two lakes and a canal.' },
    {
      rating: 5,
      comment: 'Small group, clever guide, porpoises at breakfast. I would pay again just for the listening.',
    },
    { rating: 4, comment: 'A day of fog with nothing but sound. Oddly, the best one.' },
  ],
  'vienna-score-reading': [
    { rating: 5, comment: 'Bar 139. I will never again not hear bar 139, and I feel for that horn player.' },
    { rating: 4, comment: 'Demanding and kind at once. Cake at four is not a detail but a method.' },
    { rating: 5, comment: 'On Sunday I turned the page at the right moment without counting, and nearly hummed.' },
    {
      rating: 4,
      comment: 'Bring glasses for small print; the scores are pocket-sized.',
      response: 'We now have six large-print copies, thanks to you.',
    },
  ],
  'taos-sweat-earth': [
    { rating: 5, comment: 'My pot survived the fire and leaks. It holds dry things, like pencils and pride.' },
    { rating: 4, comment: 'The path to the pools is short but means it. Glorious water under those cliffs.' },
    { rating: 5, comment: 'No one looked at a telephone for three days, and no one had asked us not to.' },
  ],
  'halifax-cold-plunge': [
    { rating: 5, comment: 'I screamed a word my mother knows. She was next to me and screamed it too.' },
    { rating: 5, comment: 'The nurse, the lifeguard and the chowder inspired equal confidence.' },
    {
      rating: 4,
      comment: 'Eighty-five degrees after two: I have not felt so awake since. Could do with a second sauna.',
      response: 'A second trailer is being built, and it has a window on the harbour.',
    },
    { rating: 5, comment: 'Best way to start a year, provided that you do not think about it, as advised.' },
    { rating: 3, comment: 'Fun, but the changing tent was a wind tunnel with opinions.' },
  ],
  'vancouver-islands-ferry-summit': [
    { rating: 5, comment: 'Came with a question about freight, left with a shared container and a goat.' },
    { rating: 4, comment: 'The chairs are as bad as promised and the pie as good.' },
    { rating: 5, comment: 'The one-number round should be compulsory at every meeting on Earth.' },
    {
      rating: 4,
      comment: 'My host did have a rooster. I had said I could not sleep near one. He was a fine fellow, though.',
      response: 'Our mistake entirely. You are top of the list for the lighthouse next year.',
    },
  ],
  'iceland-puffling': [
    {
      rating: 5,
      comment: 'Threw a puffin off a cliff at nine in the morning and it flew. What have I been doing with my life?',
    },
    {
      rating: 5,
      comment:
        'Our family found eleven, one of them in a flower pot. Our hosts have done this for forty years and still cheer.',
    },
    { rating: 5, comment: 'The children ran the whole operation. We adults held the lids.' },
    { rating: 4, comment: 'The crossing was lively. Sit at the back, look at the horizon, and it is soon over.' },
    {
      rating: 4,
      comment: 'Only three birds on our night, but walking about the town with torches was magic all the same.',
    },
    {
      rating: 5,
      comment: 'Smelled of fish for two days. No regrets.',
      response: 'Lemon juice, then soap, then another day. Takk for helping!',
    },
  ],
  'chicago-train-yard': [
    { rating: 5, comment: 'My grandfather explained the punch, the lantern and, without being asked, 1962.' },
    {
      rating: 5,
      comment: 'The steam shovel operator let my niece pull the rope. She is now going to be a steam shovel operator.',
    },
    { rating: 4, comment: 'Long queue for the dining car around noon. Everything else ran to time, naturally.' },
    { rating: 5, comment: 'I borrowed a neighbour. We have agreed to do it every year.' },
  ],
  'helsinki-demo-party': [
    { rating: 5, comment: 'I wrote sixty-four bytes and three hundred people clapped. Peak of my career so far.' },
    { rating: 4, comment: 'Hot, loud, brilliant. Bring a cushion and someone who knows where the sauna is.' },
    { rating: 5, comment: 'The four-kilobyte films should not be possible. I have checked and they are not.' },
    {
      rating: 3,
      comment: 'The hall was airless by Saturday night. The compo made up for it, nearly.',
      response: 'The sea doors will stay open next summer; we finally found the key.',
    },
  ],
  'bogota-street-chess': [
    { rating: 5, comment: 'Lost eleven games to a man eating ice cream and bought him the second one.' },
    { rating: 4, comment: 'My boy solved his first cube in fifty-two minutes and kept it in his bed.' },
    { rating: 4, comment: 'The lesson in how they cheat is worth every peso.' },
  ],
  'galway-oyster': [
    { rating: 5, comment: 'Thirty oysters in two minutes eleven, and not one with grit. I counted for the referee.' },
    { rating: 4, comment: 'Great craic and a warm tent. The Sunday session ended on Monday.' },
    {
      rating: 2,
      comment: 'It turns out that I do not like oysters. You did warn me.',
      response: 'No one can say you did not try, and the chowder is waiting for you.',
    },
    { rating: 5, comment: 'Brown bread, stout, a seat by the knives. I need nothing else in September.' },
    { rating: 4, comment: 'The walk back to Salthill along the bay at midnight was half of the pleasure.' },
  ],
  'gisborne-first-light': [
    { rating: 5, comment: 'When the karanga went up in the dark the hair on my arms stood for a full minute.' },
    { rating: 5, comment: 'First sun of the year, then a mussel fritter. In that order, it cannot be beaten.' },
    { rating: 4, comment: 'Windy. We had two blankets each and wanted three.' },
    {
      rating: 5,
      comment:
        'A hundred and fifty people silent for twelve minutes. I did not know that was possible on New Year’s morning.',
    },
  ],
  'wadi-rum-traverse': [
    { rating: 5, comment: 'The cousins climb in sandals and pour tea on ledges. I have never felt safer or clumsier.' },
    { rating: 5, comment: 'Two nights under that sky and I slept less than I meant to, on purpose.' },
    { rating: 4, comment: 'The scramble is harder on the nerves than on the arms. They never hurried me.' },
    {
      rating: 4,
      comment: 'Take finger tape. Sandstone took mine.',
      response: 'There is now a roll of tape in every tea bag, which sounds odd, but you know where the tea bag is.',
    },
  ],
  'big-island-lava-picnic': [
    {
      rating: 5,
      comment: 'The crater glowed just as Keoni came to the end of the second part. He swears he does not time it.',
    },
    { rating: 4, comment: 'Steam and a quarter moon, no lava, still perfect. Take a warm layer.' },
    {
      rating: 5,
      comment: 'We got engaged. They looked the other way, and then cheered.',
      response: 'We were looking at the volcano the whole time. Congratulations!',
    },
  ],
  'montana-fence-pull': [
    {
      rating: 5,
      comment: 'On Thursday forty pronghorn went under the wire we had hung on Tuesday. I had to sit down.',
    },
    { rating: 4, comment: 'Hard on the hands and good for everything else. The cook is a treasure.' },
    { rating: 5, comment: 'The rancher came by every evening to see, said little, and shook each hand on the last.' },
  ],
  'row-house-opera': [
    { rating: 5, comment: 'The postman sang Germont on my own steps. I have given him better tips ever since.' },
    { rating: 5, comment: 'We followed the interpreter instead of the singers, and it was opera as well.' },
    { rating: 4, comment: 'Hard to see from behind the scooters, but that is the point of a street.' },
    { rating: 5, comment: 'Nine minutes is exactly as long as an aria ought to be.' },
    {
      rating: 4,
      comment: 'Come early for the marble steps. The lawn chairs go to those who were here in 1958.',
      response: 'And quite right too. We are bringing twenty more for everybody else.',
    },
  ],
  'fez-calligraphy': [
    { rating: 5, comment: 'It took me three days to write one line and I have framed it with its mistakes.' },
    { rating: 4, comment: 'The ink really does smell like that. Sidi Mohammed found my expression very amusing.' },
    { rating: 5, comment: 'I got lost each afternoon and found each time by someone’s grandmother.' },
  ],
};
