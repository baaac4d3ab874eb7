import { stateOf, type PracticeRecord } from '../../domain/practice/record.ts';
import { tallyWords, type TopicTally } from '../../domain/practice/tally.ts';
import { Tank } from '../../ui/drawings/Tank.tsx';

interface TopicTalliesProps {
  topics: readonly TopicTally[];
  record: PracticeRecord;
}

/** Maximum number of tanks. A topic with more problems shows only text. */
const mostTanks = 8;

/**
 * Shows the progress by topic as text, with a tank for each problem. The topics that the visitor
 * hasn't started come last.
 */
export function TopicTallies({ topics, record }: TopicTalliesProps) {
  const begun = topics.filter((each) => tallyWords(each) !== undefined);
  const left = topics.filter((each) => !begun.includes(each));
  // Links to the topic's problems in the list on the same page.
  const nameOf = ({ topic }: TopicTally, weight = '') => (
    <a
      className={`justify-self-start py-1 underline decoration-stream decoration-[1.5px] underline-offset-4 hover:text-accent hover:decoration-3 ${weight}`}
      href={`?topic=${encodeURIComponent(topic)}`}
    >
      {topic}
    </a>
  );
  return (
    <div className="text-note">
      <ul>
        {begun.map((each) => (
          <li
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0 border-t border-hair py-2 sm:grid-cols-[minmax(0,1fr)_auto_13rem]"
            key={each.topic}
          >
            {nameOf(each, 'font-strong')}
            <span className="flex gap-1 [&_.tank]:h-[1.3rem] [&_.tank]:w-[1.05rem]">
              {each.all <= mostTanks &&
                each.problems.map((name) => (
                  <span key={name} data-state={stateOf(record[name])}>
                    <Tank />
                  </span>
                ))}
            </span>
            <span className="text-soft max-sm:col-span-full">{tallyWords(each)}</span>
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <>
          <p className="border-t border-hair pt-3 text-soft" id="topics-left">
            Not tried yet
          </p>
          <ul
            aria-labelledby="topics-left"
            className="flex flex-wrap gap-x-5 gap-y-1.5 pt-1.5 pb-3"
          >
            {left.map((each) => (
              <li key={each.topic}>{nameOf(each)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
