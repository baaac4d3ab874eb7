interface CourseTitleProps {
  code: string;
  name: string;
  lead: string;
}

/** The title of a course's page, whose line is drawn by its piping. */
export function CourseTitle({ code, name, lead }: CourseTitleProps) {
  return (
    <div className="course-title">
      <p className="code">{code}</p>
      <h1>{name}</h1>
      <p className="lead">{lead}</p>
    </div>
  );
}
