interface QuestionsProps {
  heading: string;
  questions: readonly string[];
}

/** What to ask an advisor about what moves. */
export function Questions({ heading, questions }: QuestionsProps) {
  return (
    <section aria-labelledby="advisor">
      <h2 id="advisor">{heading}</h2>
      <ul className="advisor-questions">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </section>
  );
}
