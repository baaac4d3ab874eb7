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
const [upright, wide, stamp] = [
  await picture(640, 800),
  await picture(1600, 1200),
  await picture(200, 250),
];

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

/** A new board and its newsletters. */
export const peopleEdits: readonly Edit[] = [
  {
    name: 'six officers in a new file, none of them a sample, with accents and apostrophes',
    make: (copy) => {
      newBoard(copy, officers);
    },
    mistakes: [
      {
        what: 'the other ending of YAML files',
        make: (copy) => {
          copy.rename(board, 'content/officers/2040-41.yml');
        },
        file: 'content/officers/2040-41.yml',
        cure: 'Name it 2040-41.yaml.',
      },
      {
        what: 'the dates of the old file',
        make: (copy) => {
          copy.replace(
            board,
            'from: 2040-08-20\nto: 2041-05-15',
            'from: 2039-08-20\nto: 2040-05-15',
          );
        },
        file: board,
        on: 'from: 2039-08-20',
        cure: 'name the file 2039-40.yaml',
      },
      {
        what: 'a quote that is never closed',
        make: (copy) => {
          copy.replace(board, 'name: Li Wei', 'name: "Li Wei');
          copy.replace(board, 'name: Bo Ek', 'name: "Bo Ek"');
        },
        file: board,
        on: 'name: "Li Wei',
        cure: 'Put the same quote at the end of the text',
      },
      {
        what: 'letters of an old encoding',
        make: (copy) => {
          copy.write(board, Buffer.from(copy.read(board).replace('Zoë O’Hara', 'Zoë'), 'latin1'));
        },
        file: board,
        on: 'name: Zo',
        cure: 'Save the file as UTF-8',
      },
    ],
  },
  {
    name: 'an officer with a portrait',
    make: (copy) => {
      copy.write(portrait, upright);
      newBoard(copy, [{ ...officers[0], image: 'officers/portraits/zoe-ohara.png' }]);
    },
    mistakes: [
      {
        what: 'another name than that of the picture',
        make: (copy) => {
          copy.replace(board, 'zoe-ohara.png', 'zoe-o-hara.png');
        },
        file: board,
        on: 'zoe-o-hara.png',
        cure: 'Add the picture there, fix its name, or delete this line.',
      },
      {
        what: 'a picture as small as a stamp',
        make: (copy) => {
          copy.write(portrait, stamp);
        },
        file: portrait,
        cure: 'It has to be at least 360 pixels wide and 450 high',
      },
      {
        what: 'a picture as the iPhone keeps it',
        make: (copy) => {
          copy.replace(board, 'zoe-ohara.png', 'zoe-ohara.heic');
        },
        file: board,
        on: 'zoe-ohara.heic',
        cure: 'Save it as a JPEG',
      },
    ],
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
    mistakes: [
      {
        what: 'an address without its host',
        make: (copy) => {
          copy.replace(board, 'zoe@example.edu', 'zoe at example');
        },
        file: board,
        on: 'email: zoe at example',
        cure: 'Their own address, which everyone can see',
      },
    ],
  },
  {
    name: 'a newsletter of two lines',
    make: (copy) => {
      newIssue(copy, 'There is no study night this week.\n\nGood luck.');
    },
    mistakes: [
      {
        what: 'a space in the name of the file',
        make: (copy) => {
          copy.rename(issue, 'content/newsletters/Dec 2040.md');
        },
        file: 'content/newsletters/Dec 2040.md',
        cure: 'Name a newsletter for its year and month',
      },
      {
        what: 'the lines at the top forgotten',
        make: (copy) => {
          copy.write(issue, '# December\n\nGood luck.\n');
        },
        file: issue,
        cure: 'Start it with a line of three dashes',
      },
    ],
  },
  {
    name: 'a newsletter with a table of crooked pipes and a link',
    make: (copy) => {
      newIssue(
        copy,
        '## Coming up\n\n|When|  What |\n|-|---|\n| Monday |Study night|\n|   Tuesday, 7 PM | [Who we are](/about)|\n\n* one\n* two\n',
      );
    },
    mistakes: [
      {
        what: 'a misspelt link',
        make: (copy) => {
          copy.replace(issue, '(/about)', '(/abuot)');
        },
        file: issue,
        on: '(/abuot)',
        cure: 'Did you mean "/about"?',
      },
      {
        what: 'a heading two levels too small',
        make: (copy) => {
          copy.replace(issue, '* one', '#### Far below\n\n* one');
        },
        file: issue,
        on: '#### Far below',
        cure: 'Look at: Far below',
      },
      {
        what: 'a picture that is not there',
        make: (copy) => {
          copy.replace(issue, '* one', '![All of us](us.jpg)\n\n* one');
        },
        file: issue,
        on: '![All of us](us.jpg)',
        cure: 'Add the picture there, or fix its name.',
      },
    ],
  },
  {
    name: 'a newsletter with a picture beside it',
    make: (copy) => {
      copy.write('content/newsletters/2040-12-tour.png', wide);
      newIssue(copy, 'We went.\n\n![Students under the column](2040-12-tour.png)\n\nCome along.');
    },
    mistakes: [
      {
        what: 'nothing that says what one sees',
        make: (copy) => {
          copy.replace(issue, 'Students under the column', '');
        },
        file: issue,
        on: '![](2040-12-tour.png)',
        cure: 'Put one between the brackets',
      },
      {
        what: 'a picture of another site',
        make: (copy) => {
          copy.replace(issue, '(2040-12-tour.png)', '(https://pictures.example.org/tour.png)');
        },
        file: issue,
        on: 'https://pictures.example.org/tour.png',
        cure: 'save it next to the newsletter',
      },
    ],
  },
];
