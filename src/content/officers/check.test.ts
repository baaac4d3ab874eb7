import { expect, test } from 'vitest';
import { enterTemporaryFolder } from '../../../tests/temporary-folder.ts';
import { roleFaults } from './check.ts';

test('doesn’t say which spelling of a role is right if both are equally common', () => {
  enterTemporaryFolder({
    'content/officers/2030-31.yaml': '  - role: Oficer of Finance\n',
    'content/textbooks.yaml': 'owner: Officer of Finance\n',
  });
  expect(roleFaults().map(({ message }) => message.split('\n').slice(0, 3).join(' '))).toEqual([
    'content/textbooks.yaml, line 1   the role "Officer of Finance" is "Oficer of Finance" in content/officers/2030-31.yaml, line 1.   Write it the same way in both.',
  ]);
});
