import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { colorStyles } from '../../src/domain/look/color-styles.ts';
import { isContentError } from '../draft.ts';
import { whileItSays } from '../opened-files.ts';
import { eventsPage, newsletterPage, officersPage, textbooksPage } from './BoardPages.tsx';
import { homePage } from './HomePage.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { readFrame } from './read-site.ts';
import { FrameContext } from './SitePage.tsx';

/** Which page shows what a file says, drawn by the site's own parts from what its own reader reads. */
const pages: readonly (readonly [files: RegExp, page: (file: string) => ReactNode])[] = [
  [/^content\/officers\//, officersPage],
  [/^content\/newsletters\//, newsletterPage],
  [/^content\/events\.yaml$/, eventsPage],
  [/^content\/textbooks\.yaml$/, textbooksPage],
  // What holds for the whole site is seen on its first page.
  [/^content\/(pages\/home|site|facts|look|menu)\.yaml$/, homePage],
];

const pageOf = (file: string) => pages.find(([files]) => files.test(file))?.[1];

/** Whether there is a page to be shown for a file. */
export const hasPreview = (file: string): boolean => pageOf(file) !== undefined;

interface Shown {
  page: ReactNode;
  colors: string;
}

interface PreviewProps {
  file: string;
  text: string;
  near: readonly string[];
}

/** The page of a file as it would be with this text; while the text is wrong, as it was before. */
export function Preview({ file, text, near }: PreviewProps) {
  // Whoever types does not wait for it.
  const settled = useDeferredValue(text);
  const read = useMemo(() => tryToRead(file, settled), [file, settled]);
  const [shown, setShown] = useState<Shown>();
  const problem = typeof read === 'string' ? read : undefined;
  if (typeof read !== 'string' && read !== shown) setShown(read);
  return (
    <div className="preview">
      {problem !== undefined && (
        <div className="hint">
          The preview waits for this: <span className="fault">{problem}</span>
        </div>
      )}
      <PreviewFrame colors={shown?.colors ?? ''} near={near}>
        {shown?.page}
      </PreviewFrame>
    </div>
  );
}

/** The page of a file if it had this text, or what is wrong with it first. */
function tryToRead(file: string, text: string): Shown | string {
  try {
    return whileItSays(file, text, () => readPage(file));
  } catch (error) {
    if (!isContentError(error)) throw error;
    const [first] = error.problems;
    return `${first?.text ?? ''} ${first?.cure ?? ''}`;
  }
}

function readPage(file: string): Shown {
  const frame = readFrame();
  const page = pageOf(file)?.(file);
  return {
    page: <FrameContext value={frame}>{page}</FrameContext>,
    colors: colorStyles(frame.look.palette),
  };
}
