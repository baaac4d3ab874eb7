import { z } from 'zod';
import { destination, hint, sample, sitePath, text } from './fields.ts';

/** Links with a line each about what one finds there, as several pages have them. */
export const linkList = (description: string) =>
  hint(
    z.array(
      z.strictObject({
        sample,
        title: hint(text(60), 'The words of the link', 'Events calendar'),
        page: hint(
          text(60).optional(),
          'The title of the page it leads to, where the words of the link are others',
          'Events Calendar',
        ),
        text: hint(text(140), 'What one finds there', 'Dates, rooms and times.'),
        to: hint(destination, 'A path on this site or an address outside', '/events'),
      }),
    ),
    `${description}: a list of title, text and to`,
    [{ title: 'Events calendar', text: 'Dates, rooms and times.', to: '/events' }],
  );

/** The pages to which a page leads on: at least one, so that nobody has to turn back. */
export const nextPages = hint(
  z
    .array(
      z.strictObject({
        title: hint(text(60), 'The words of the link', 'Events calendar'),
        text: hint(text(140), 'What one finds there', 'Dates, rooms and times.'),
        to: hint(sitePath, 'A path on this site', '/events'),
      }),
    )
    .max(6),
  'Where to go from here: a list of title, text and to',
  [{ title: 'Events calendar', text: 'Dates, rooms and times.', to: '/events' }],
);
