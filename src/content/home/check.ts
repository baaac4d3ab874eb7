import { homePictureOf } from '../look/schema.ts';
import {
  fault,
  oneOf,
  value,
  type Data,
  type Named,
  type Read,
} from '../everything/reference-fault.ts';

/** What the home page names and nobody has. */
export function homeFaults(
  { file, text, data }: Read<Data<'home'>>,
  named: Named,
  books: Data<'textbooks'>['textbooks'] | undefined,
): Error[] {
  const { read, try: attempt, borrow } = data.stuck ?? {};
  const trays = [
    { word: 'lesson', name: read?.name, known: named.lessons },
    { word: 'problem', name: attempt?.name, known: named.problems },
    { word: 'textbook', name: borrow?.name, known: books?.map(({ title }) => title) },
  ];
  return trays.flatMap(({ word, name, known }) =>
    name === undefined || known === undefined || known.includes(name)
      ? []
      : fault(
          [file, text, value('name', name)],
          `under "stuck" it names the ${word} "${name}", which doesn’t exist.`,
          `Name another one, or delete this part. ${oneOf(name, known)}`,
        ),
  );
}

/** The process diagram needs words. */
export function diagramFaults(
  { file, text, data }: Read<Data<'look'>>,
  home: Read<Data<'home'>>,
): Error[] {
  return homePictureOf(data) !== 'process-diagram' || home.data.diagram
    ? []
    : fault(
        [file, text, /^homePicture:/],
        `the home picture is the process diagram, but ${home.file} has no words for it.`,
        `Add "diagram" there with feed, distillate, bottoms and description, or set "homePicture: none" here.`,
      );
}
