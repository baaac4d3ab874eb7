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

interface PageLinkProps {
  source: string;
  file: string;
  devSite: string | undefined;
}

/** Links to the page that shows a file, on the published or on the local site. */
export function PageLink({ source, file, devSite }: PageLinkProps) {
  const site = devSite ?? publishedSite();
  if (site === undefined) return null;
  return (
    <p className="hint">
      <a href={new URL(pathOf(source, file), site).href} target="_blank" rel="noreferrer">
        See the page
      </a>{' '}
      {devSite === undefined
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
