import { officersInWords } from '../../src/content/everything/board-words.ts';
import { newsletterSchema, type Newsletter } from '../../src/content/news/schema.ts';
import { namedPictures } from '../../src/content/news/newsletter-pictures.ts';
import { boardSchema, type Board } from '../../src/content/officers/schema.ts';
import { parseMarkdown } from '../../src/content/read/read-markdown.ts';
import { readYaml } from '../../src/content/read/read-yaml.ts';
import { courseAddress } from '../../src/domain/courses/course-address.ts';
import { academicYear } from '../../src/domain/dates/academic-year.ts';
import { zoneInWords } from '../../src/domain/dates/campus-time.ts';
import { dayInWords } from '../../src/domain/dates/day-words.ts';
import { weeklySeries } from '../../src/domain/events/weekly-series.ts';
import type { HelpEvening } from '../../src/domain/officers/who-helps.ts';
import { ComingUp } from '../../src/features/events/ComingUp.tsx';
import { EventList } from '../../src/features/events/EventList.tsx';
import { IssuePicture } from '../../src/features/news/IssueLinks.tsx';
import { OfficerCard } from '../../src/features/officers/OfficerCard.tsx';
import { RequestTextbook, TextbookList } from '../../src/features/textbooks/TextbookList.tsx';
import { BatchTimeline, Recorder } from '../../src/ui/drawings/Instruments.tsx';
import { FilterPress, TrayColumn } from '../../src/ui/drawings/Separations.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { TextLink } from '../../src/ui/TextLink.tsx';
import { useForm } from '../form-context.ts';
import { dirname, readFileSync } from '../opened-files.ts';
import { LetterText } from './LetterText.tsx';
import { readEvents, readOne, readRooms } from './read-site.ts';
import { TitledSitePage, useFrame } from './SitePage.tsx';
import { usePictures } from './use-pictures.ts';

/** The Officers page with the board of this file. */
export const officersPage = (file: string) => (
  <OfficersPage board={readYaml(file, boardSchema)} evenings={readEvents().evenings} />
);

function OfficersPage({ board, evenings }: { board: Board; evenings: readonly HelpEvening[] }) {
  const { picture } = useForm();
  const { site, menu } = useFrame();
  const { email } = site;
  const { lessons } = menu.pages;
  const wanted = board.officers.map(({ image, focus = 'middle' }) =>
    image === undefined ? undefined : { file: `content/${image}`, crop: focus },
  );
  const ready = usePictures(
    wanted.filter((one) => one !== undefined),
    picture,
  );
  return (
    <TitledSitePage page="officers" lead={board.lead} equipment={<TrayColumn />}>
      <p className="mb-8 text-soft">
        The {academicYear(board.from, board.to)} board ·{' '}
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </p>
      <ul className="officers">
        {officersInWords(board, evenings).map((officer, place) => {
          const one = wanted[place];
          const shown = one && ready(one);
          const portrait = shown && {
            ...{ src: shown.src, avif: shown.src, webp: shown.src },
            ...{ width: 240, height: 300 },
          };
          return (
            <OfficerCard
              key={place}
              officer={{ ...officer, portrait }}
              pageOf={(code) => (lessons.isOn ? courseAddress(code) : undefined)}
            />
          );
        })}
      </ul>
    </TitledSitePage>
  );
}

/** The Events page, with every event in words. */
export function eventsPage() {
  const { headings, lead, inTerm, nothingComing, events, records } = readEvents();
  const { timeZone: zone } = readOne('site');
  const rooms = readRooms();
  return (
    <TitledSitePage
      page="events"
      lead={lead}
      equipment={<BatchTimeline />}
      layout="space-y-10 md:space-y-16"
    >
      <ComingUp
        heading={headings.coming}
        {...{ nothingComing, inTerm, rooms }}
        series={weeklySeries(records)}
        zone={zoneInWords(zone)}
      />
      <Section id="all" heading={headings.all}>
        <EventList {...{ events, zone, rooms }} isOver />
      </Section>
    </TitledSitePage>
  );
}

/** The page of a newsletter. */
export const newsletterPage = (file: string) => (
  <NewsletterPage file={file} {...parseMarkdown(file, readFileSync(file), newsletterSchema)} />
);

interface NewsletterPageProps {
  file: string;
  data: Newsletter;
  body: string;
}

function NewsletterPage({ file, data, body }: NewsletterPageProps) {
  const { picture } = useForm();
  const { title, date, summary } = data;
  const named = namedPictures(body);
  const wanted = (name: string) => ({ file: `${dirname(file)}/${name}` });
  const ready = usePictures(
    named.map(({ name }) => wanted(name)),
    picture,
  );
  return (
    <TitledSitePage
      title={title}
      eyebrow={`Newsletter · ${dayInWords(date)}`}
      lead={summary}
      equipment={<Recorder />}
    >
      <article className="prose">
        <LetterText
          text={body}
          picture={(name) => {
            const words = named.find((one) => one.name === name);
            const shown = words && ready(wanted(name));
            if (!shown) return null;
            const { src, width, height } = shown;
            const scale = Math.min(1, 704 / width, 600 / height);
            return (
              <IssuePicture
                {...words}
                avif={src}
                jpeg={src}
                width={Math.round(width * scale)}
                height={Math.round(height * scale)}
              />
            );
          }}
        />
      </article>
    </TitledSitePage>
  );
}

/** The page of the books that the board lends. */
export function textbooksPage() {
  const { lead, textbooks, bookMail, ...request } = readOne('textbooks');
  const { email } = readOne('site');
  const classes = readOne('courses').subjects.flatMap((subject) => subject.classes);
  return (
    <TitledSitePage
      page="textbooks"
      lead={lead}
      equipment={<FilterPress />}
      layout="grid gap-x-[clamp(2rem,5vw,4.5rem)] gap-y-[clamp(1.75rem,5vw,3rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:gap-6"
    >
      <RequestTextbook {...request} email={email} />
      <TextbookList
        id="textbooks"
        {...{ textbooks, email }}
        courses={new Map(classes.map(({ code, name }) => [code, name]))}
        mail={bookMail}
      />
    </TitledSitePage>
  );
}
