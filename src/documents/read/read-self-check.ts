import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Choice } from '../../domain/plots/exploration.ts';
import { flatText } from '../../domain/quantities/print.ts';
import type { Block, SelfCheckBlock } from '../document/document.ts';
import { Complaint, DocumentFault } from '../text/fault.ts';
import { lineOf, unwrapped } from '../text/parse.ts';
import { lineOf as lineOfWords } from '../document/section-texts.ts';
import { withWords } from './entry-words.ts';
import { mustBeRight, QuestionReader, withForgotten } from './question-reader.ts';
import { readLine } from './read-template.ts';
import type { ReaderState } from './reader-state.ts';
import { readTag } from '../text/tags.ts';

const ownTags = ['Answer', 'Mistake', 'Hint', 'Choice'];

/** Reads a self-check: a number to enter, a choice, or a question without an answer box. */
export function readSelfCheck(
  nodes: readonly RootContent[],
  line: number,
  reader: ReaderState,
): SelfCheckBlock {
  reader.counts.selfChecks += 1;
  const number = reader.counts.selfChecks;
  const parts = nodes.flatMap(unwrapped);
  const isOwn = (node: RootContent): node is MdxJsxFlowElement =>
    node.type === 'mdxJsxFlowElement' && ownTags.includes(node.name ?? '');
  for (const node of parts.filter(isOwn)) mustNotBePrinted(node, reader);
  const [question, ...answer] = reader.blocks(parts.filter((node) => !isOwn(node)));
  if (question?.type !== 'paragraph' || answer.length === 0) {
    throw new DocumentFault(
      line,
      'a self-check has no question or no answer.',
      'Write the question as one paragraph. Then leave an empty line and write the answer.',
    );
  }
  // Text that only a script shows doesn't count toward the lesson's word count.
  const { words } = reader.counts;
  const asked = readAsked(parts.filter(isOwn), reader, lineOfWords(question.children));
  reader.counts.words = words;
  if (asked.questions.length + asked.choices.length > 0) reader.counts.checked += 1;
  return { type: 'selfCheck', number, question: question.children, answer, ...asked };
}

/** Throws if the page already prints the answer above the question. */
function mustNotBePrinted(
  node: MdxJsxFlowElement,
  { names, options, isAsWritten }: ReaderState,
): void {
  const tag = readTag(node, options.tags);
  if (tag.name !== 'Answer' || !isAsWritten || !names.lines.isPrinted(tag.attributes.name)) return;
  throw new DocumentFault(
    lineOf(node),
    `the page already prints "${tag.attributes.name}" above this question.`,
    'Ask for another number, or take it out of the text above.',
  );
}

function readAsked(
  nodes: readonly MdxJsxFlowElement[],
  reader: ReaderState,
  statement: string,
): Pick<SelfCheckBlock, 'questions' | 'hints' | 'choices'> {
  const questions = new QuestionReader(reader);
  const hints: Block[][] = [];
  const choices: Choice[] = [];
  for (const node of nodes) {
    const line = lineOf(node);
    const tag = readTag(node, reader.options.tags);
    const children = node.children as RootContent[];
    if (tag.name === 'Answer') questions.answer(tag.attributes, children, line);
    if (tag.name === 'Mistake') questions.mistake(tag.attributes, children, line);
    if (tag.name === 'Hint') hints.push(reader.blocks(children));
    if (tag.name === 'Choice') {
      const { words, is } = tag.attributes;
      const readName = (reference: string) => flatText(reader.names.runs(reference));
      const reason = readLine(children, readName, line);
      choices.push({ words, reason, ...(is === 'right' && { isRight: true }) });
    }
  }
  if (choices.length > 0 && choices.filter(({ isRight }) => isRight).length !== 1) {
    throw new Complaint(
      'a self-check needs exactly one right choice.',
      'Write <Choice words="…" is="right">why</Choice> for that one.',
    );
  }
  const { answers, keys: asStated } = questions.asked;
  const { forgotten } = reader.options;
  const keys = withForgotten(asStated, forgotten?.slice(reader.keys.length), answers);
  if (reader.isAsWritten) mustBeRight(answers, keys, questions.asked);
  const both = withWords(answers, statement).flatMap((question, index) => {
    const key = keys[index];
    return key ? [{ question, key }] : [];
  });
  reader.keys.push(...keys);
  return { questions: both, hints, choices };
}
