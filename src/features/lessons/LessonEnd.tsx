import { mailLink } from '../../domain/mail-link.ts';
import { TextLink } from '../../ui/TextLink.tsx';

interface Neighbor {
  title: string;
  page: string;
}

interface LessonEndProps {
  title: string;
  version: string;
  email: string;
  previous?: Neighbor | undefined;
  next?: Neighbor | undefined;
}

/** The ways on from the end of a lesson, and the way to say that something in it is wrong. */
export function LessonEnd({ title, version, email, previous, next }: LessonEndProps) {
  const report = mailLink({
    to: email,
    subject: `Mistake in the lesson ${title} (version ${version})`,
    body: 'Hello,\n\nWhere it is:\n\nWhat I think is right:\n',
  });
  return (
    <div className="lesson-end no-print">
      <p className="text-small text-soft">
        Found a mistake? <TextLink href={report}>Tell us</TextLink>. This is version {version}.
      </p>
      <nav aria-label="Lessons before and after this one">
        {previous && (
          <a href={previous.page} rel="prev">
            <span>Previous lesson</span> {previous.title}
          </a>
        )}
        {next && (
          <a href={next.page} rel="next" className="next">
            <span>Next lesson</span> {next.title}
          </a>
        )}
      </nav>
    </div>
  );
}
