import { exampleScore, exampleSums, exampleTotal, signed } from './formula-tables';

/** One pair in full, then the whole sum. */
export function WorkedExample() {
  return (
    <>
      <p>
        Somebody born on 9 February 1987 in Halifax, in the evening, looks at an outdoor event in Banff that begins on 2
        July 2027 at 04:45. Take one pair: their Sun at 20°39′ Aquarius, the event’s Moon at 16°50′ Gemini. The two
        stand 116.2 degrees apart, 3.8 from a trine, which is worth 0.715.
      </p>
      <ul>
        <li>
          Outdoor & Nature lets the Moon count 0.4, Sun and Mars 0.3 each. Their Sun weighs 0.45 × 0.24 + 0.55 × 0.30 ×
          0.90 = 0.257, the event’s Moon 0.45 × 0.30 + 0.55 × 0.40 × 0.90 = 0.333.
        </li>
        <li>Sun with Moon counts 1.3, so the pair weighs 0.257 × 0.333 × 1.3 = 0.111.</li>
        <li>
          0.111 × 0.715, divided by this event’s spread of 0.1214, gives <b className="num">+0.65</b>. The event’s page
          shows this figure beside the sentence.
        </li>
      </ul>
      <p>All pairs, added up by the point of the person:</p>
      <dl className="facts example-sum">
        {exampleSums.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{signed(value)}</dd>
          </div>
        ))}
        <div className="sum">
          <dt>Sum</dt>
          <dd>{signed(exampleTotal)}</dd>
        </div>
      </dl>
      <p>
        The score is 10 ÷ (1 + e<sup>−(0.47 + 0.78 × {exampleTotal.toFixed(2)})</sup>) ={' '}
        <b className="num">{exampleScore.toFixed(1)}</b>.
      </p>
    </>
  );
}
