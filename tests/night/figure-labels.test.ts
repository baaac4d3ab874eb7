import { expect, test } from 'vitest';
import { labelFaultsIn } from '../label-faults.ts';
import { documentFiles } from '../../src/content/read/source-files.ts';

const states = 500;

test.each(documentFiles('lessons'))('no label of a figure in %s is hidden', (file) => {
  expect(labelFaultsIn(file, states)).toEqual([]);
});
