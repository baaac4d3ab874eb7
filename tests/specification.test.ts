import { describe, expect, test } from 'vitest';
import { about, board, home, site } from './content.ts';

/**
 * The counts and words of the specification, which the content we ship has to have. A real board
 * that deletes `sample: true` from content/site.yaml is free of them.
 */
describe.runIf(site.sample)('the sample content is what was specified:', () => {
  test('eight officers, two of them directors', () => {
    expect(board.officers.map(({ role }) => role).sort()).toEqual([
      'Communications Officer',
      'Creative Designer',
      'Director',
      'Director',
      'Events Coordinator',
      'Officer of Finance',
      'Outreach Coordinator',
      'Recruiting Coordinator',
    ]);
  });

  test('all of them Sophomore or Junior, at least two without a picture, some without a bio', () => {
    const years = new Set(board.officers.map(({ year }) => year));
    expect(years).toEqual(new Set(['Junior', 'Sophomore']));
    expect(board.officers.filter(({ image }) => image === undefined).length).toBeGreaterThan(1);
    expect(board.officers.some(({ bio }) => bio === undefined)).toBe(true);
  });

  test('five things that the board does, established in 2024', () => {
    expect(about.activities).toHaveLength(5);
    expect(site.established).toBe(2024);
  });

  test('the words of the home page', () => {
    const { member, updates, events, heading } = home.getInvolved;
    expect([home.joinButton, home.learnButton, heading]).toEqual([
      'Join Us',
      'Learn More',
      'Get Involved',
    ]);
    expect([member.title, updates.title, events.title]).toEqual([
      'Become a Member',
      'Keep updated',
      'Attend Events',
    ]);
  });

  test('everybody on the board says that they are a sample', () => {
    expect(board.officers.every(({ sample }) => sample)).toBe(true);
  });
});
