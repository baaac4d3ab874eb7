import type { Home } from '../../src/content/home/schema.ts';
import { stuckOf, type Stuck } from '../../src/content/home/stuck.ts';
import { readMenu } from '../../src/content/menu/site-menu.ts';
import type { Questions } from '../../src/content/questions/schema.ts';
import { zoneInWords } from '../../src/domain/dates/campus-time.ts';
import { usualInWords, weeklySeries } from '../../src/domain/events/weekly-series.ts';
import { latestAnswer } from '../../src/domain/questions/questions.ts';
import { DocumentEquipment } from '../../src/features/documents/DocumentEquipment.tsx';
import { GetInvolved } from '../../src/features/home/GetInvolved.tsx';
import { Hero } from '../../src/features/home/Hero.tsx';
import { LatestAnswer } from '../../src/features/home/LatestAnswer.tsx';
import { NextEvent } from '../../src/features/home/NextEvent.tsx';
import { StuckTonight } from '../../src/features/home/StuckTonight.tsx';
import { useForm } from '../form-context.ts';
import { basename, globSync } from '../opened-files.ts';
import { isPicture } from '../form-shape.ts';
import { readEvents, readOne, readTop } from './read-site.ts';
import { SitePage, useFrame } from './SitePage.tsx';
import { usePictures } from './use-pictures.ts';

/** The home page, as it is before it knows what time it is. */
export function homePage() {
  const home = readOne('home');
  const { inTerm, records } = readEvents();
  const { questions, home: asked } = readOne('questions');
  return (
    <HomePage
      home={home}
      usual={usualInWords(inTerm, weeklySeries(records))}
      answered={latestAnswer(questions)}
      asked={asked}
      stuck={stuckOf(home.stuck, whatHelps(home.stuck))}
    />
  );
}

interface HomePageProps {
  home: Home;
  usual: string | undefined;
  answered: Questions['questions'][number] | undefined;
  asked: Questions['home'];
  stuck: Stuck;
}

function HomePage({ home, usual, answered, asked, stuck }: HomePageProps) {
  const { stuck: _, getInvolved, next, ...hero } = home;
  const { site, menu, look } = useFrame();
  const { hasEquipment } = look;
  const { pages } = menu;
  const picture = useHomePicture();
  const [about, join, events] = [pages.about, pages.join, pages.events].map(({ isOn, path }) =>
    isOn ? path : undefined,
  );
  return (
    <SitePage path="/">
      <div className="wrap">
        <Hero {...hero} joinForm={site.links.joinForm} about={about} picture={picture}>
          {answered && pages.asked.isOn && <LatestAnswer words={asked} question={answered} />}
          {events !== undefined && (
            <NextEvent
              words={next}
              known={{ rows: [], isWhole: true }}
              {...{ hasEquipment, usual }}
              zone={zoneInWords(site.timeZone)}
            />
          )}
        </Hero>
        <GetInvolved words={getInvolved} ways={{ join, chat: site.links.chat, events }} />
        <StuckTonight
          {...{ stuck, hasEquipment }}
          lesson={stuck.read && <DocumentEquipment name={stuck.read.equipment} />}
          problem={stuck.try && <DocumentEquipment name={stuck.try.equipment} />}
        />
      </div>
    </SitePage>
  );
}

/** The lesson, the problem and the book that the home page names, and the newest newsletter. */
function whatHelps({ read, try: attempt, borrow }: Partial<Home['stuck']> = {}) {
  const { pages } = readMenu();
  const lesson = pages.lessons.isOn ? readTop('lessons', read?.name) : undefined;
  const problem = pages.practice.isOn ? readTop('problems', attempt?.name) : undefined;
  const book = pages.textbooks.isOn
    ? readOne('textbooks').textbooks.find(({ title }) => title === borrow?.name)
    : undefined;
  const newest = globSync('content/newsletters/[0-9]*.md').at(-1);
  const issue =
    newest === undefined || !pages.news.isOn
      ? undefined
      : readTop('newsletters', basename(newest, '.md'));
  return {
    lesson: lesson && { ...lesson, page: '#' },
    problem: problem && { ...problem, page: '#' },
    book,
    issue: issue && { ...issue, path: '#' },
  };
}

/** The home picture; a drawing of one's own is left out. */
function useHomePicture() {
  const { picture: chosen, alt } = useFrame().look;
  const { picture } = useForm();
  const wanted = { file: `content/${chosen}` };
  const ready = usePictures(isPicture(chosen) ? [wanted] : [], picture)(wanted);
  if (chosen === 'process-diagram') return { kind: 'process-diagram' as const };
  if (!ready) return { kind: 'none' as const };
  const { src, width, height } = ready;
  return {
    kind: 'picture' as const,
    file: wanted.file,
    alt,
    picture: { src, avif: src, webp: src, width, height },
  };
}
