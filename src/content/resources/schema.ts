import { z } from 'zod';
import { day, hint, linkList, listField, review, text } from '../read/fields.ts';

/** content/pages/resources.yaml */
export const resourcesSchema = z.strictObject({
  ...review,
  reviewed: hint(day, 'The day someone last followed every link here', '2025-08-28'),
  lead: hint(text(240), 'The sentence under the title', 'Everything that helps, in one place.'),
  groups: listField('The groups of links, in the order you want them shown', {
    title: hint(text(40), 'The heading of the group', 'Career Development'),
    links: linkList('The links in the group'),
  }),
});
