import { homePictureOf } from '../look/schema.ts';
import { fault, oneOf, value, type Data, type Read } from '../everything/reference-fault.ts';

export function* homeFaults(
  { file, text, data }: Read<Data<'home'>>,
  books: Data<'textbooks'>['textbooks'] | undefined,
): Generator<Error> {
  const name = data.borrow?.name;
  const known = books?.map(({ title }) => title);
  if (name === undefined || known === undefined || known.includes(name)) return;
  yield* fault(
    [file, text, value('name', name)],
    `under "borrow" it names the textbook "${name}", which doesn’t exist.`,
    `Name another one, or delete this part. ${oneOf(name, known)}`,
  );
}

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
