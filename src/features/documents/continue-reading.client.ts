/**
 * Lists the lessons that somebody has begun in this browser and not finished, the latest first, in the
 * box in which the script stands; src/features/documents/ReadingPlace.astro remembers them. A page may have been
 * prepared, or left, before somebody read on, and what another page kept may come a moment later.
 */
export function run(script: HTMLScriptElement): void {
  const box = script.parentElement;
  const list = box?.querySelector('ul');
  if (!box || !list) return;
  const look = () => {
    list.replaceChildren(...begun().slice(-3).reverse().map(drawn));
    box.hidden = !list.hasChildNodes();
  };
  look();
  document.addEventListener('prerenderingchange', look);
  addEventListener('storage', look);
  addEventListener('pageshow', look);
}

interface Begun {
  name: string;
  title: string;
  at: string;
  section: string;
}

/** What is kept, as far as it is whole: somebody else may have written something else there. */
function begun(): Begun[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem('reading') ?? 'null');
    return Object.entries(Object(kept) as Record<string, unknown>).flatMap(([name, value]) => {
      const { title, at, section } = Object(value) as Record<string, unknown>;
      return typeof title === 'string' && typeof at === 'string' && typeof section === 'string'
        ? [{ name, title, at, section }]
        : [];
    });
  } catch {
    // A browser may forbid its storage.
    return [];
  }
}

function drawn({ name, title, at, section }: Begun): HTMLLIElement {
  const link = document.createElement('a');
  link.href = `/resources/study-materials/${encodeURIComponent(name)}${at}`;
  link.className = 'text-link';
  link.textContent = title;
  const item = document.createElement('li');
  item.append(link, ` at ${section}`);
  return item;
}
