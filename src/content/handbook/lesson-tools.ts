import { humidAirPage } from '../../domain/handbook/air/humid-air-page.ts';
import { substancePage } from '../../domain/handbook/substances/handbook-substance.ts';
import { looksUp, namedSubstances } from '../../domain/handbook/substances/named-substances.ts';
import { capitalizedName } from '../../domain/handbook/substances/substance-names.ts';
import { withoutAsides } from './substance-uses.ts';

/** A page of the Handbook for a calculation that a lesson teaches by hand. */
export interface LessonTool {
  title: string;
  page: string;
}

interface TaughtText {
  /** Text of the lesson file. */
  text: string;
  /** Topics that the lesson covers. */
  covers?: readonly string[] | undefined;
}

const mostSubstances = 4;
const manyMentions = 10;
const steamPage = '/resources/handbook/steam';
const conversions = '/resources/handbook#conversions';

/** Names of the properties on a substance page, as lessons write them. */
const propertyNames =
  /Antoine|vapor pressure|boiling point|heat capacit|heats? of (?:vaporization|formation)/giu;

/**
 * Lists the tools for a lesson: the tables that it uses, the substances whose data it looks up or
 * discusses, and the unit conversions if it covers them.
 */
export function lessonTools(
  { text, covers = [] }: TaughtText,
  substances: Parameters<typeof namedSubstances>[1],
): LessonTool[] {
  const words = withoutAsides(text);
  const isAboutProperties = (words.match(propertyNames) ?? []).length >= manyMentions;
  const named = namedSubstances(words, substances)
    .filter((each) => each.looksUp || (isAboutProperties && each.times >= manyMentions))
    .toSorted((a, b) => Number(b.looksUp) - Number(a.looksUp) || b.times - a.times)
    .slice(0, mostSubstances);
  return [
    ...(looksUp(words, 'steam') ? [{ title: 'Steam tables', page: steamPage }] : []),
    ...(looksUp(words, 'air') ? [{ title: humidAirPage.title, page: humidAirPage.path }] : []),
    ...named.map(({ name }) => ({ title: capitalizedName(name), page: substancePage(name) })),
    ...(covers.some((topic) => topic.startsWith('unit conversion'))
      ? [{ title: 'Unit conversions', page: conversions }]
      : []),
  ];
}
