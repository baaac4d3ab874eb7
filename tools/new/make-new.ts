import { newBoard } from './board.ts';
import type { Dialog } from './dialog.ts';
import { writeDrafts, type Drafts } from './new-files.ts';
import { newTerm } from './term.ts';

interface Kind {
  name: string;
  words: string;
  make: (dialog: Dialog, today: string) => Promise<Drafts>;
}

// Loaded only when needed, because the code that computes and typesets takes seconds to load.
const kinds: readonly Kind[] = [
  { name: 'term', words: 'the next term’s study nights and registration dates', make: newTerm },
  {
    name: 'lesson',
    words: 'a working lesson for you to fill in',
    make: async (...asked) => (await import('./lesson.ts')).newLesson(...asked),
  },
  {
    name: 'problem',
    words: 'a working practice problem for you to fill in',
    make: async (...asked) => (await import('./problem.ts')).newProblem(...asked),
  },
  { name: 'board', words: 'a board of your own, in the place of the sample', make: newBoard },
];

/** Asks all questions about a new record first, and then writes the files. */
export async function makeNew(
  dialog: Dialog,
  { kind, today }: { kind?: string | undefined; today: string },
): Promise<void> {
  const names = kinds.map(({ name }) => name);
  if (kind !== undefined && !names.includes(kind)) {
    throw new Error(
      `We can’t make "${kind}". The options are: ${names.join(', ')}. For everything else, use npm run editor.`,
    );
  }
  const chosen =
    kind ?? (await dialog.choose({ words: 'What would you like to add?', options: kinds }));
  const make = kinds.find(({ name }) => name === chosen)?.make;
  if (!make) return;
  dialog.say('We won’t write anything until you’ve answered every question. Press Ctrl+C to stop.');
  const drafts = await make(dialog, today);
  const { files, toDo } = drafts;
  writeDrafts(drafts);
  dialog.say('\nWritten:');
  for (const { file, isThere } of files)
    dialog.say(`  ${file}${isThere ? ', where everything else stays as it was' : ''}`);
  if (toDo.length > 0) dialog.say('What’s left for you:');
  for (const each of toDo) dialog.say(`  ${each}`);
  dialog.say(
    'Then run npm run check, which takes a few seconds. npm run validate:content checks everything else too.',
  );
}
