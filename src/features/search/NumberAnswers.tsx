import { quickAnswer } from '../../domain/handbook/quick-answers/quick-answer.ts';
import { plain } from '../../domain/handbook/quick-answers/printed.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { AnswerCard } from '../handbook/quick-answers/AnswerCard.tsx';
import { fetchReader } from '../handbook/quick-answers/fetch-reader.ts';
import type { Answerer } from './search-answer.ts';

/** Fetches the Handbook's data. Returns a function that answers questions about numbers. */
export async function fetchNumberAnswers(version: string): Promise<Answerer | undefined> {
  const fetched = await fetchReader(version);
  if (!('data' in fetched)) return undefined;
  return (text) => {
    const answer = quickAnswer(text, fetched.data);
    if (!answer) return undefined;
    // The visitor may not have asked for a number, so a refusal is shown only if it says how the
    // question was interpreted.
    const isUnread = answer.kind === 'refused' && !answer.read && answer.links.length === 0;
    if (isUnread) return undefined;
    return {
      card: (
        <>
          <AnswerCard answer={answer} box="/search?q=" isShort />
          <p className="row no-print gap-y-2 pt-3">
            <TextLink href={`/resources/handbook?q=${encodeURIComponent(text.trim())}`}>
              Open in the Handbook
            </TextLink>
          </p>
        </>
      ),
      spoken:
        answer.kind === 'unclear'
          ? answer.prompt
          : answer.kind === 'refused'
            ? answer.problem
            : `${answer.label ?? ''} ${plain(answer.value)}`.trim(),
      isWhole: true,
    };
  };
}
