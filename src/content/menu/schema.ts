import { z } from 'zod';
import { pagePaths, type PageName } from '../../domain/menu/site-pages.ts';
import { complain, hint, review, text } from '../read/fields.ts';

const names = Object.keys(pagePaths) as [PageName, ...PageName[]];
const always: readonly PageName[] = ['home', 'search'];

const pageSchema = z.strictObject({
  title: hint(text(40), 'The title on the page, in tabs and in the search', 'Textbook Catalog'),
  label: hint(
    text(16).optional(),
    'A shorter word for menus and breadcrumbs; leave it out to use the title',
    'Textbooks',
  ),
  off: hint(
    z.literal(true).optional(),
    'Removes the page and every link to it; delete the line to bring it back',
    true,
  ),
});

const pageList = hint(
  z.array(z.enum(names)).min(1),
  `The pages in order, by their names in this file: ${names.join(', ')}`,
  ['home', 'about', 'contact'],
);

/**
 * content/menu.yaml: titles of pages, the menu and the footer, and which pages are switched off.
 */
export const menuSchema = z
  .strictObject({
    ...review,
    menu: pageList,
    footer: pageList,
    pages: hint(
      z.strictObject(
        Object.fromEntries(
          names.map((name) => [
            name,
            hint(pageSchema, `The page ${pagePaths[name]}: title, label and off`, {
              title: 'About',
            }),
          ]),
        ) as Record<PageName, typeof pageSchema>,
      ),
      'Every page of the site, by its name',
      Object.fromEntries(names.map((name) => [name, { title: 'About' }])),
    ),
  })
  .superRefine(({ pages }, context) => {
    for (const name of always.filter((each) => pages[each].off)) {
      complain(context, ['pages', name, 'off'], {
        message: 'every site needs this page',
        cure: 'Delete the line "off: true".',
      });
    }
    for (const name of names) {
      const called = (page: PageName) => pages[page].label ?? pages[page].title;
      const namesake = names
        .slice(0, names.indexOf(name))
        .find((page) => called(page) === called(name));
      if (namesake === undefined) continue;
      complain(context, ['pages', name, pages[name].label === undefined ? 'title' : 'label'], {
        message: `"${namesake}" is called "${called(name)}" too, so people can’t tell them apart`,
        cure: 'Give one of them another name.',
      });
    }
  });
