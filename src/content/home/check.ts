import { homePictureOf } from '../look/schema.ts';
import {
  fault,
  oneOf,
  value,
  type Data,
  type Named,
  type Read,
} from '../everything/reference-fault.ts';

/** Reports a lesson, problem or textbook on the home page that doesn't exist. */
export function* homeFaults(
  { file, text, data }: Read<Data<'home'>>,
  named: Named,
  books: Data<'textbooks'>['textbooks'] | undefined,
): Generator<Error> {
  const { read, try: attempt, borrow } = data.stuck ?? {};
  for (const [word, name, known] of [
    ['lesson', read?.name, named.lessons],
    ['problem', attempt?.name, named.problems],
    ['textbook', borrow?.name, books?.map(({ title }) => title)],
  ] as const) {
    if (name === undefined || known === undefined || known.includes(name)) continue;
    yield* fault(
      [file, text, value('name', name)],
      `under "stuck" it names the ${word} "${name}", which doesn’t exist.`,
      `Name another one, or delete this part. ${oneOf(name, known)}`,
    );
  }
}

/** Reports a process diagram without labels. */
export function* diagramFaults(
  { file, text, data }: Read<Data<'look'>>,
  home: Read<Data<'home'>>,
): Generator<Error> {
  if (homePictureOf(data) !== 'process-diagram' || home.data.diagram) return;
  yield* fault(
    [file, text, /^homePicture:/],
    `the home picture is the process diagram, but ${home.file} has no words for it.`,
    `Add "diagram" there with feed, distillate, bottoms and description, or set "homePicture: none" here.`,
  );
}
