/** What a score is and what to do with it, before any formula. */
export function InThirtySeconds() {
  return (
    <>
      <h2>In 30 seconds</h2>
      <p>
        We look at where the Sun, the Moon and the planets were when you were born, and where they’ll be when an event
        starts. Some pairs go well together and some don’t. We add them all up, and you get a number from 0 to 10. It’s
        one fun way to pick from a long list.
      </p>
      <h3>What a 9 feels like</h3>
      <p>
        A 9 says most things pull your way: the mood, the pace and the people should suit you with little effort. One
        score in about a hundred is that high. A typical score is about 6.
      </p>
      <h3>What a low score means</h3>
      <p>
        A low score never means “don’t go”. It says the event may ask a bit more of you, which can be half the fun. If
        you like what you see, book it.
      </p>
      <h3>Why one low bar can go with a high match</h3>
      <p>
        Your Venus alone may get 3.0 while your match is 8.2. The match adds up 36 pairs and more, so many small yeses
        can outweigh one clear no. Every event page shows the sum, line by line.
      </p>
      <h3>What a rising sign is</h3>
      <p>
        It’s the part of the sky that was coming up in the east when you were born. It changes about every two hours, so
        we need your birth time and place to know it. Without them, it doesn’t affect your score.
      </p>
    </>
  );
}
