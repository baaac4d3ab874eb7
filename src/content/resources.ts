import { z } from 'zod';
import { day, destination, hint, sample, text } from './fields.ts';

/** content/pages/resources.yaml */
export const resourcesSchema = z.strictObject({
  reviewed: hint(day, 'The day somebody last followed every link here', '2025-08-28'),
  lead: hint(text(240), 'The sentence under the title', 'Everything that helps, in one place.'),
  groups: hint(
    z
      .array(
        z.strictObject({
          title: hint(text(40), 'The heading of the group', 'Career Development'),
          links: hint(
            z
              .array(
                z.strictObject({
                  sample,
                  title: hint(text(60), 'The words of the link', 'Events calendar'),
                  text: hint(text(140), 'What one finds there', 'Dates, rooms and times.'),
                  to: hint(destination, 'A path on this site or an address outside', '/events'),
                }),
              )
              .min(1),
            'The links of the group: a list of title, text and to',
            [{ title: 'Events calendar', text: 'Dates, rooms and times.', to: '/events' }],
          ),
        }),
      )
      .min(1),
    'The groups of links, in the order to show',
    [
      {
        title: 'Events & Activities',
        links: [{ title: 'Events calendar', text: 'Dates, rooms and times.', to: '/events' }],
      },
    ],
  ),
});

/** The words and links of the Resources page. */
export type Resources = z.infer<typeof resourcesSchema>;
