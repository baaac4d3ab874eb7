import { readFileSync } from 'node:fs';
import { getCollection } from 'astro:content';
import type {
  HandbookSubstance,
  SubstancesData,
} from '../../domain/handbook/substances/handbook-substance.ts';
import { getContent, getMenu } from '../everything/queries.ts';
import { lessonAddresses, versionOf } from '../everything/lesson-queries.ts';
import { problemPage } from '../../domain/practice/document-addresses.ts';
import { citedSubstances } from './cited-substances.ts';
import { lessonTools, type LessonTool } from './lesson-tools.ts';
import { substanceUses, type SubstanceUse } from './substance-uses.ts';

/** Lists all substances in file order. Empty if there's no file. */
export async function listSubstances(): Promise<HandbookSubstance[]> {
  const [file] = await getCollection('substances');
  return file ? citedSubstances(file.data) : [];
}

/** Returns all substances with the board's units, and the version of the data file. */
export async function getSubstancesFile(): Promise<{ version: string; content: SubstancesData }> {
  const { units } = await getContent('site');
  const content = { units, substances: await listSubstances() };
  return { version: versionOf(JSON.stringify(content)), content };
}

export interface UsedSubstance {
  substance: HandbookSubstance;
  uses: SubstanceUse[];
}

export async function listUsedSubstances(): Promise<UsedSubstance[]> {
  const substances = await listSubstances();
  const { pages } = await getMenu();
  const lessons = (await getCollection('lessons')).map(({ id, data, filePath = '' }) => ({
    kind: 'lesson' as const,
    title: data.title,
    course: data.course,
    page: lessonAddresses(id).page,
    filePath,
  }));
  const problems = (await getCollection('problems')).map(({ id, data, filePath = '' }) => ({
    kind: 'problem' as const,
    title: data.title,
    course: data.class,
    page: problemPage(id),
    filePath,
  }));
  const uses = substanceUses(
    [...(pages.lessons.isOn ? lessons : []), ...(pages.practice.isOn ? problems : [])].map(
      ({ filePath, ...facts }) => ({ ...facts, text: readFileSync(filePath, 'utf8') }),
    ),
    substances,
  );
  return substances.map((substance) => ({ substance, uses: uses.get(substance.name) ?? [] }));
}

/** Returns the tools of every lesson, by lesson name. Empty if the Handbook is off. */
export async function listLessonTools(): Promise<Map<string, LessonTool[]>> {
  const { pages } = await getMenu();
  if (!pages.handbook.isOn) return new Map();
  const substances = await listSubstances();
  return new Map(
    (await getCollection('lessons')).map(({ id, data: { covers }, filePath = '' }) => [
      id,
      lessonTools({ text: readFileSync(filePath, 'utf8'), covers }, substances),
    ]),
  );
}
