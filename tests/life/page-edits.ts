import { changed, type Edit } from './edit.ts';

/** Edits of pages, and one edit that replaces all content. */
export const pageEdits: readonly Edit[] = [
  changed('the mission in other words', 'about', (page) => ({
    ...page,
    mission: ['We ask: why not? [Write to us](/contact)'],
  })),
  changed('one question more', 'registration', (page) => ({
    ...page,
    faq: [
      ...page.faq,
      { id: 'one-more', question: 'And then?', answer: 'Then you wait: a week at most.' },
    ],
  })),
  changed('one tip more', 'registration', (page) => ({
    ...page,
    tips: [...page.tips, { title: 'Sleep', description: 'The night before.' }],
  })),
  changed('a link of the resources changed', 'resources', (page) => ({
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
  })),
  changed('a building more on the map', 'gettingAround', (page) => ({
    ...page,
    places: [
      ...page.places,
      { name: 'Boathouse', text: 'Boats.', at: { x: 10.5, y: 6.5, width: 1.25, height: 1 } },
    ],
  })),
  changed('another email address and another address of the site', 'site', (data) => ({
    ...data,
    email: 'new-board@example.org',
    url: 'https://new-board.example.org',
  })),
  {
    name: 'a whole other board with one of everything',
    make: (copy) => {
      copy.replaceContent('tests/fixtures/one-of-each');
    },
    says: 'content/lessons/stress.mdx\n  content/problems/hanging-rod.mdx',
  },
];
