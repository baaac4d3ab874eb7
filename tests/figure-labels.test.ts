import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { labelFaultsIn } from './label-faults.ts';
import { unproved } from './proved.ts';

/** At night 500 are tried. */
const states = 60;

test.each(unproved(globSync('content/lessons/*.mdx')))(
  'no word of a figure in %s is hidden',
  (file) => {
    expect(labelFaultsIn(file, states)).toEqual([]);
  },
);
