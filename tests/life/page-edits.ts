import type { Edit } from './edit.ts';

const about = 'content/pages/about.yaml';
const registration = 'content/pages/registration.yaml';
const resources = 'content/pages/resources.yaml';
const map = 'content/pages/getting-around.yaml';
const site = 'content/site.yaml';

/** The words of the pages, and everything at once. */
export const pageEdits: readonly Edit[] = [
  {
    name: 'the mission in other words',
    make: (copy) => {
      copy.change('about', (page) => ({
        ...page,
        mission: ['We ask: why not? [Write to us](/contact)'],
      }));
    },
    mistakes: [
      {
        what: 'the file under another name',
        make: (copy) => {
          copy.rename(about, 'content/pages/mission.yaml');
        },
        file: about,
        cure: 'Restore it, or give your own file this name.',
      },
      {
        what: 'a link to a page that does not exist',
        make: (copy) => {
          copy.replace(about, '[Write to us](/contact)', '[Write to us](/contacts)');
        },
        file: about,
        on: '(/contacts)',
        cure: 'Did you mean "/contact"?',
      },
      {
        what: 'a link that does not close',
        make: (copy) => {
          copy.replace(about, '[Write to us](/contact)', '[Write to us](/contact');
        },
        file: about,
        on: '[Write to us](/contact',
        cure: 'Write the words in brackets, then the address in parentheses',
      },
    ],
  },
  {
    name: 'one question more',
    make: (copy) => {
      copy.change('registration', (page) => ({
        ...page,
        faq: [
          ...page.faq,
          { id: 'one-more', question: 'And then?', answer: 'Then you wait: a week at most.' },
        ],
      }));
    },
    mistakes: [
      {
        what: 'a question copied with its id',
        make: (copy) => {
          copy.change('registration', (page) => ({
            ...page,
            faq: [...page.faq, { id: 'twin', question: 'A?', answer: 'B.' }],
          }));
          copy.replace(registration, 'id: twin', 'id: one-more');
        },
        file: registration,
        on: 'id: one-more',
        cure: 'Give each its own id: it’s the end of the answer’s address.',
      },
    ],
  },
  {
    name: 'one tip more',
    make: (copy) => {
      copy.change('registration', (page) => ({
        ...page,
        tips: [...page.tips, { title: 'Sleep', description: 'The night before.' }],
      }));
    },
    mistakes: [
      {
        what: 'a misspelt key',
        make: (copy) => {
          copy.replace(registration, 'description: The night', 'descripton: The night');
        },
        file: registration,
        on: 'descripton: The night',
        cure: 'Did you mean "description"?',
      },
    ],
  },
  {
    name: 'a link of the resources changed',
    make: (copy) => {
      copy.change('resources', (page) => ({
        ...page,
        groups: page.groups.map((group, place) =>
          place > 0
            ? group
            : {
                ...group,
                links: [
                  ...group.links.slice(1),
                  { title: 'Elsewhere', text: 'A page.', to: 'https://www.example.org/a?b=1&c=2' },
                  { title: 'Here', text: 'An event page.', to: '/events' },
                ],
              },
        ),
      }));
    },
    mistakes: [
      {
        what: 'an address without https',
        make: (copy) => {
          copy.replace(resources, 'to: https://www.example.org/a?b=1&c=2', 'to: www.example.org');
        },
        file: resources,
        on: 'to: www.example.org',
        cure: 'A path on this site or a full address elsewhere. For example:',
      },
      {
        what: 'a page that does not exist',
        make: (copy) => {
          copy.change('resources', (page) => ({
            ...page,
            groups: [
              ...page.groups,
              { title: 'More', links: [{ title: 'A', text: 'B.', to: '/officer' }] },
            ],
          }));
        },
        file: resources,
        on: 'to: /officer',
        cure: 'Did you mean "/officers"?',
      },
    ],
  },
  {
    name: 'a building more on the map',
    make: (copy) => {
      copy.change('gettingAround', (page) => ({
        ...page,
        places: [
          ...page.places,
          { name: 'Boathouse', text: 'Boats.', at: { x: 10.5, y: 6.5, width: 1.25, height: 1 } },
        ],
      }));
    },
    mistakes: [
      {
        what: 'a building over the edge of the map',
        make: (copy) => {
          copy.replace(map, 'width: 1.25', 'width: 4');
        },
        file: map,
        on: 'width: 4',
        cure: 'The map is 12 wide and 8 tall',
      },
    ],
  },
  {
    name: 'another email address and another address of the site',
    make: (copy) => {
      copy.change('site', (data) => ({
        ...data,
        email: 'new-board@example.org',
        url: 'https://new-board.example.org',
      }));
    },
    mistakes: [
      {
        what: 'a slash at the end of the address',
        make: (copy) => {
          copy.replace(
            site,
            'url: https://new-board.example.org',
            'url: https://new-board.example.org/',
          );
        },
        file: site,
        on: 'url: https://new-board.example.org/',
        cure: 'Where the site lives. For example:',
      },
      {
        what: 'no at in the email address',
        make: (copy) => {
          copy.replace(site, 'new-board@example.org', 'new-board at example.org');
        },
        file: site,
        on: 'new-board at example.org',
        cure: 'The board’s mailbox. For example:',
      },
    ],
  },
  {
    name: 'a whole other board with one of everything',
    make: (copy) => {
      copy.replaceContent('tests/fixtures/one-of-each');
    },
    says: 'content/lessons/stress.mdx\n  content/problems/hanging-rod.mdx',
    mistakes: [
      {
        what: 'the only newsletter deleted',
        make: (copy) => {
          copy.remove('content/newsletters/2030-01.md');
        },
        file: 'content/newsletters/*.md',
        cure: 'There’s no file content/newsletters/*.md',
      },
    ],
  },
];
