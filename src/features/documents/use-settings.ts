import { useEffect, useState } from 'react';
import { onSlider, type Settings, type Slider } from '../../domain/plots/exploration.ts';
import { partOf, withPart } from '../../browser/address-part.ts';

/**
 * Milliseconds that a slider must rest before the address and the text for screen readers update.
 * Browsers limit how often an address may change, and nobody wants to hear twenty sentences.
 */
const rest = 500;

/**
 * Parses slider positions from an address. Missing or invalid positions default to the lesson's.
 */
export function settingsIn(href: string, sliders: readonly Slider[]): Settings {
  return Object.fromEntries(
    sliders.flatMap((slider) => {
      const text = partOf(href, slider.name);
      const wanted = text.trim() === '' ? NaN : Number(text);
      return Number.isFinite(wanted) ? [[slider.name, onSlider(slider, wanted)]] : [];
    }),
  );
}

export const addressOf = (href: string, sliders: readonly Slider[], settings: Settings): string =>
  sliders.reduce((address, { name }) => {
    const setting = settings[name];
    return withPart(address, name, setting === undefined ? '' : String(setting));
  }, href);

/**
 * Reads slider positions from the address, and writes changes to it. Also returns the positions
 * when the sliders last came to rest. A slider that was moved before the script loaded keeps its
 * position.
 */
export function useSettings(sliders: readonly Slider[]) {
  const [settings, setSettings] = useState<Settings>({});
  const [rested, setRested] = useState<Settings>();
  useEffect(() => {
    const read = (back?: PopStateEvent) => {
      const said = settingsIn(location.href, sliders);
      // Sliders moved before this runs have already reported their positions.
      setSettings((early) => (back ? said : { ...said, ...early }));
    };
    read();
    addEventListener('popstate', read);
    return () => {
      removeEventListener('popstate', read);
    };
  }, [sliders]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = addressOf(location.href, sliders, settings);
      if (address === location.href) return;
      history.replaceState(history.state, '', address);
      setRested(settings);
    }, rest);
    return () => {
      clearTimeout(timer);
    };
  }, [sliders, settings]);
  return [settings, setSettings, rested] as const;
}
