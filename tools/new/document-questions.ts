import type { z } from 'zod';
import { lessonName } from '../../src/content/documents/lesson-schema.ts';
import { sources } from '../../src/content/everything/sources.ts';
import { readYaml } from '../../src/content/read/read-yaml.ts';
import { slug } from '../../src/domain/words/slug.ts';
import { fieldFault, type Dialog } from './dialog.ts';
import { alreadyThere } from './new-files.ts';

/** Asks for the drawing next to the title, if the board uses drawings. */
export async function askForDrawing(
  dialog: Dialog,
  shape: Readonly<Record<string, z.ZodType>>,
  usual: string,
): Promise<{ equipment?: string }> {
  const { equipment: hasDrawings = true } = readYaml(sources.look.files, sources.look.schema);
  return hasDrawings ? { equipment: await dialog.field(shape, 'equipment', { usual }) } : {};
}

/** Asks for a file name, which becomes the address. */
export function askForName(dialog: Dialog, folder: string, title: string): Promise<string> {
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
