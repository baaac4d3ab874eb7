import type { NotFound } from '../../content/not-found.ts';

/** Where people usually wanted to go. */
export function Suggestions({ suggestions }: { suggestions: NotFound['suggestions'] }) {
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2">
      {suggestions.map(({ path, title, text }) => (
        <li key={path} className="border-t border-hair">
          <a href={path} className="group block py-5 no-underline">
            <span className="font-display text-h3 text-orange underline decoration-[1.5px] underline-offset-4 group-hover:decoration-[3px]">
              {title}
            </span>
            <span className="mt-1 block text-soft">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
