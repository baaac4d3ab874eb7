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

/** How far somebody is with each topic, in words and by a tank for each problem. */
export function TopicTallies({ topics, record, isLinked = false }: TopicTalliesProps) {
  return (
    <ul className="topic-tallies">
      {topics.map((each) => {
        const { topic, all, problems } = each;
        return (
          <li key={topic}>
            {isLinked ? (
              <a href={`?topic=${encodeURIComponent(topic)}`}>{topic}</a>
            ) : (
              <span>{topic}</span>
            )}
            <span className="tanks">
              {all <= mostTanks &&
                problems.map((name) => (
                  <span key={name} data-state={stateOf(record[name])}>
                    <Tank />
                  </span>
                ))}
            </span>
            <span>{tallyWords(each) ?? `0 of ${String(all)} solved`}</span>
          </li>
        );
      })}
    </ul>
  );
}
