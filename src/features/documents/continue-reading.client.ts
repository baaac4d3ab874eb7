/**
 * Lists lessons that the visitor started but didn't finish, most recent first, in the element that
 * contains the script. src/features/documents/ReadingPlace.astro stores them. Updates the list when
 * a prerendered page is shown, when the visitor returns, and when another tab stores something.
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
    // Storage is blocked.
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
