/**
 * `npm run check`: checks the files in content/ in seconds, without building the site.
 * `npm run validate:content` also checks the built site.
 */
import { lastChange } from './committed.ts';
import { contentFaults } from './content.ts';
import { unusedPictureWords } from '../todo/unused-pictures.ts';
import { voiceAdvice } from './voice.ts';
import { whatChanged } from './what-changed.ts';

// A message may contain several mistakes.
const faults = (await contentFaults()).flatMap((message) => message.split('\n\n'));
for (const fault of faults) console.log(`${fault}\n`);
console.log(
  faults.length === 0 ? 'The files in content/ look good.' : `To fix: ${String(faults.length)}`,
);
// A mistake elsewhere can make a picture seem unused.
const unused = faults.length === 0 ? unusedPictureWords() : [];
if (unused.length > 0) {
  console.log(`\nNothing wrong here, but nobody sees these pictures yet:\n${unused.join('\n')}`);
}
const advice = voiceAdvice();
if (advice.length > 0) {
  console.log(
    `\nNothing wrong here, but read these aloud once (docs/voice.md):\n${advice.join('\n')}`,
  );
}
const change = faults.length === 0 ? lastChange() : undefined;
const changes = change ? whatChanged(change.before, change.after) : [];
if (changes.length > 0) {
  console.log(`\nWhat visitors will see change since the last commit:\n  ${changes.join('\n  ')}`);
}
process.exitCode = faults.length === 0 ? 0 : 1;
