import { sources } from '../src/content/everything/sources.ts';
import { readYaml } from '../src/content/read/read-yaml.ts';
import { pagePaths, type PageName } from '../src/domain/menu/site-pages.ts';
import { basename } from './opened-files.ts';

/** Pages by source, if their names differ. */
const pagesOf: Readonly<Record<string, PageName>> = {
  boards: 'officers',
  newsletters: 'news',
  questions: 'asked',
  courses: 'lessons',
  coursePage: 'lessons',
  documents: 'lessons',
  substances: 'handbook',
};

/** Returns the path of the page that shows a file. Defaults to the home page. */
export function pathOf(source: string, file: string): string {
  const path = pagePaths[pagesOf[source] ?? (source in pagePaths ? (source as PageName) : 'home')];
  return source === 'newsletters' ? `${path}/${basename(file, '.md')}` : path;
}

/** Returns the address of the page that shows a file, on the local or on the published site. */
export function pageOf(source: string, file: string, devSite = publishedSite()) {
  return devSite === undefined ? undefined : new URL(pathOf(source, file), devSite).href;
}

interface PageLinkProps {
  page: string;
  isPublished: boolean;
}

export function PageLink({ page, isPublished }: PageLinkProps) {
  return (
    <p className="hint">
      <a href={page} target="_blank" rel="noreferrer">
        See the page
      </a>{' '}
      {isPublished
        ? 'as it’s published now. It shows your change once someone accepts it.'
        : 'with what you’ve saved, while npm run dev is running.'}
    </p>
  );
}

/** Returns undefined if site.yaml is invalid. */
function publishedSite(): string | undefined {
  try {
    return readYaml(sources.site.files, sources.site.schema).url;
  } catch {
    return undefined;
  }
}
