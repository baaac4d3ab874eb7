import sharp from 'sharp';
import { stringify } from 'yaml';
import type { Edit } from './edit.ts';
import type { YearCopy } from './year-copy.ts';

const board = 'content/officers/2040-41.yaml';
const portrait = 'content/officers/portraits/zoe-ohara.png';
const issue = 'content/newsletters/2040-12.md';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#789' } })
    .png()
    .toBuffer();
const [upright, wide] = [await picture(640, 800), await picture(1600, 1200)];

const names = ['Zoë O’Hara', "D'Andre Núñez-Pérez", 'Li Wei', 'Ana', 'Søren Ågård', 'Bo Ek'];

const officers = names.map((name, place) => ({
  name,
  role: `Office ${String(place + 1)}`,
  year: 'Senior',
}));

const newBoard = (copy: YearCopy, people: readonly object[]) => {
  copy.write(
    board,
    stringify({ from: '2040-08-20', to: '2041-05-15', lead: 'Elected.', officers: people }),
  );
};

const newIssue = (copy: YearCopy, text: string) => {
  copy.write(
    issue,
    `---\ntitle: December 2040\ndate: 2040-12-01\nsummary: A short one.\npreview: image\n---\n\n${text}\n`,
  );
};

export const peopleEdits: readonly Edit[] = [
  {
    name: 'six officers in a new file, none of them a sample, with accents and apostrophes',
    make: (copy) => {
      newBoard(copy, officers);
    },
  },
  {
    name: 'an officer with a portrait',
    make: (copy) => {
      copy.write(portrait, upright);
      newBoard(copy, [{ ...officers[0], image: 'officers/portraits/zoe-ohara.png' }]);
    },
  },
  {
    name: 'an officer with an address and a wide photograph under the name that the phone gave it',
    make: (copy) => {
      copy.write('content/officers/portraits/IMG 2041.JPG', wide);
      newBoard(copy, [
        {
          ...officers[0],
          email: 'zoe@example.edu',
          image: 'officers/portraits/IMG 2041.JPG',
          focus: 'left',
        },
      ]);
    },
  },
  {
    name: 'a newsletter of two lines',
    make: (copy) => {
      newIssue(copy, 'There is no study night this week.\n\nGood luck.');
    },
  },
  {
    name: 'a newsletter with a table of crooked pipes and a link',
    make: (copy) => {
      newIssue(
        copy,
        '## Coming up\n\n|When|  What |\n|-|---|\n| Monday |Study night|\n|   Tuesday, 7 PM | [Who we are](/about)|\n\n* one\n* two\n',
      );
    },
  },
  {
    name: 'a newsletter with a picture beside it',
    make: (copy) => {
      copy.write('content/newsletters/2040-12-tour.png', wide);
      newIssue(copy, 'We went.\n\n![Students under the column](2040-12-tour.png)\n\nCome along.');
    },
  },
];
