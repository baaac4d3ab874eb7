/** Hydrates a waiting island. This starts the five-second timeout in src/ui/IslandFrame.astro. */
export async function wakeIsland(
  island: HTMLElement,
  load: () => Promise<() => Promise<void> | void>,
): Promise<void> {
  island.setAttribute('awake', '');
  island.dispatchEvent(new Event('island-awake', { bubbles: true }));
  try {
    const hydrate = await load();
    await hydrate();
  } catch {
    island.dispatchEvent(new Event('island-failed', { bubbles: true }));
  }
}
