import { dirname, join } from 'node:path';
import { mustBeComplete, mustBeTopLevel } from '../document/complete-lesson.ts';
import type { LessonDocument } from '../document/document.ts';
import { inFile } from '../text/fault.ts';
import { parseDocument } from '../text/parse.ts';
import { readTurn } from './read-turn.ts';
import { unlessFaulty } from './question-reader.ts';
import { Reader } from './reader.ts';
import { secondAnswers } from '../compute/second-calculation.ts';
import { lessonTags } from '../text/tags.ts';
import { mustBePaired } from './versions.ts';

/**
 * Compiles the text of a lesson file. Front matter is included, so that errors have the right line
 * number. The path is needed to find drawings.
 */
export function readLesson(file: string, text: string): LessonDocument {
  return inFile(file, () => {
    const nodes = parseDocument(text);
    const options = { figures: join(dirname(file), 'figures'), tags: lessonTags };
    const draft = new Reader({ ...options, isDraft: true });
    draft.blocks(nodes);
    const forgotten = unlessFaulty(() => {
      const forgetful = new Reader({ ...options, isDraft: true, numbers: { forgetsZero: true } });
      forgetful.blocks(nodes);
      return forgetful.keys;
    });
    const numbers = { guardDigits: draft.names.guardDigits };
    const reader = new Reader({
      ...{ ...options, numbers, forgotten },
      readTurn: (attributes, turn, number) =>
        readTurn(attributes, turn, { lesson: nodes, figures: options.figures, number }),
    });
    const blocks = reader.blocks(nodes);
    const { sections, counts, names, answers, steps } = reader;
    mustBeComplete({ ...counts, answers: answers.length }, blocks, nodes);
    mustBeTopLevel(blocks, counts);
    mustBePaired(reader);
    return {
      blocks,
      convention: reader.convention,
      sections,
      counts,
      values: names.values,
      answers,
      second: secondAnswers(
        reader.seconds,
        { answers: answers.map((name) => ({ name, ...names.find(name).unit })), steps },
        names,
      ),
      secondsExplored: reader.secondsExplored,
      turns: reader.turns,
    };
  });
}
