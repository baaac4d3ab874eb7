import { TextLink } from '../../ui/TextLink.tsx';

/** Searches to try, before anybody types. */
export function TryThese({ examples }: { examples: readonly string[] }) {
  if (examples.length === 0) return null;
  return (
    <p className="try-these needs-script flex flex-wrap items-baseline gap-x-6 gap-y-1 text-soft">
      <span>Try</span>
      {examples.map((example) => (
        <TextLink key={example} href={`/search?q=${encodeURIComponent(example)}`}>
          {example}
        </TextLink>
      ))}
    </p>
  );
}
