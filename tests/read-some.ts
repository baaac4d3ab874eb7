import { Reader } from '../src/documents/read/reader.ts';
import { parseDocument } from '../src/documents/text/parse.ts';
import { lessonTags } from '../src/documents/text/tags.ts';

/** Reads part of a lesson, and returns its blocks and the values of its names in SI. */
export function readSome(text: string) {
  const options = { figures: 'none', tags: lessonTags };
  const nodes = parseDocument(text);
  const draft = new Reader({ ...options, isDraft: true });
  draft.blocks(nodes);
  const reader = new Reader({ ...options, numbers: { guardDigits: draft.names.guardDigits } });
  return { blocks: reader.blocks(nodes), values: reader.names.scope.values, reader };
}
