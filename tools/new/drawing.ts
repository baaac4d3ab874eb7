import type { z } from 'zod';
import { sources } from '../../src/content/everything/sources.ts';
import { readYaml } from '../../src/content/read/read-yaml.ts';
import type { Dialog } from './dialog.ts';

/** Asks for the drawing beside a title, where the board has such drawings. */
export async function askForDrawing(
  dialog: Dialog,
  shape: Readonly<Record<string, z.ZodType>>,
  usual: string,
): Promise<{ equipment?: string }> {
  const { equipment: hasDrawings = true } = readYaml(sources.look.files, sources.look.schema);
  return hasDrawings ? { equipment: await dialog.field(shape, 'equipment', { usual }) } : {};
}
