import { globSync, readFileSync } from 'node:fs';
import { contentTexts, documentFile } from '../../src/content/read/source-files.ts';

const pages: Record<string, string> = {
  '/': 'content/pages/home.yaml',
  '/404': 'content/pages/not-found.yaml',
  '/asked': 'content/questions.yaml',
  '/events': 'content/events.yaml',
  '/officers': 'content/officers',
  '/search': 'content/search.yaml',
  '/lessons/placeholder': 'content/courses.yaml',
  '/resources/studyhome': 'content/courses.yaml',
  '/resources/courses': 'content/pages/course-map.yaml',
  '/resources/formulas': 'content/pages/documents.yaml',
  '/resources/glossary': 'content/lessons',
  '/resources/study-materials': 'content/practice.yaml',
  '/resources/textbooks': 'content/textbooks.yaml',
};

/** Returns the content file that provides most of a page. */
export function contentOf(route: string): string {
  const [, folder = '', name = ''] = /^(.*)\/([^/]*)$/.exec(route) ?? [];
  const known = pages[route];
  if (known !== undefined) return known;
  if (folder === '/news') return `content/newsletters/${name}.md`;
  if (folder === '/events') return 'content/events.yaml';
  if (name === 'packet') return 'content/courses.yaml';
  if (name === 'formulas')
    return documentFile('lessons', folder.slice(folder.lastIndexOf('/') + 1));
  if (folder === '/resources/exam') return 'content/practice.yaml';
  if (folder === '/resources/courses') return 'content/courses.yaml';
  if (folder === '/resources/study-materials') return documentFile('lessons', name);
  if (folder === '/resources/study-materials/problems') return documentFile('problems', name);
  return `content/pages/${name}.yaml`;
}

/** Lists the matching lines in content/, as `FILE, line N`. */
export function linesWith(text: RegExp): string[] {
  return globSync(contentTexts)
    .sort()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (text.test(line) ? [inWords(file, index)] : [])),
    );
}

/**
 * Returns the line in content/ that some text on a page comes from, or the page's file if there's
 * no such line.
 */
export function placeOf(route: string, words: string): string {
  const file = contentOf(route);
  const [text] = globSync(file)
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => readFileSync(name, 'utf8').split('\n'));
  const index = words === '' ? -1 : (text?.findIndex((line) => line.includes(words)) ?? -1);
  return index < 0 ? file : inWords(file, index);
}

const inWords = (file: string, index: number) =>
  `${file.replaceAll('\\', '/')}, line ${String(index + 1)}`;
