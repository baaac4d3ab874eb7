import { stateOf, type PracticeRecord } from '../../domain/practice/record.ts';
import { tallyWords, type TopicTally } from '../../domain/practice/tally.ts';
import { Tank } from '../../ui/Tank.tsx';

interface TopicTalliesProps {
  topics: readonly TopicTally[];
  record: PracticeRecord;
  /** Whether each topic leads to its problems in the list of the same page. */
  isLinked?: boolean;
}

/** More tanks than this say less than the words. */
const mostTanks = 8;

/** How far somebody is with each topic, in words and by a tank for each problem; then what is left. */
export function TopicTallies({ topics, record, isLinked = false }: TopicTalliesProps) {
  const begun = topics.filter((each) => tallyWords(each) !== undefined);
  const left = topics.filter((each) => !begun.includes(each));
  const nameOf = ({ topic }: TopicTally) =>
    isLinked ? <a href={`?topic=${encodeURIComponent(topic)}`}>{topic}</a> : <span>{topic}</span>;
  return (
    <div className="topic-tallies">
      <ul>
        {begun.map((each) => (
          <li key={each.topic}>
            {nameOf(each)}
            <span className="tanks">
              {each.all <= mostTanks &&
                each.problems.map((name) => (
                  <span key={name} data-state={stateOf(record[name])}>
                    <Tank />
                  </span>
                ))}
            </span>
            <span>{tallyWords(each)}</span>
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <>
          <p id="topics-left">Not tried yet</p>
          <ul aria-labelledby="topics-left" className="topics-left">
            {left.map((each) => (
              <li key={each.topic}>{nameOf(each)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
