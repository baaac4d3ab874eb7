import { lessonName } from '../../src/content/documents/lesson-schema.ts';
import { slug } from '../../src/domain/words/slug.ts';
import { fieldFault, type Dialog } from './dialog.ts';
import { alreadyThere } from './new-files.ts';

/** Asks what a lesson or problem is to be called, which becomes its address. */
export function fileName(dialog: Dialog, folder: string, title: string): Promise<string> {
  const fault = (name: string) =>
    fieldFault(lessonName, 'name', name) === undefined
      ? alreadyThere(`${folder}/${name}.mdx`)
      : `"${name}" can’t be the end of an address. Use lowercase letters, digits and dashes, like hot-water.`;
  const usual = slug(title);
  return dialog.ask({
    words: 'Its file name, which is also the end of its address and never changes',
    example: 'hot-water',
    usual: fault(usual) === undefined ? usual : undefined,
    fault,
  });
}
