import { useEffect, useState } from 'react';
import { onSlider, type Settings, type Slider } from '../../domain/plots/exploration.ts';
import { partOf, withPart } from '../../browser/address-part.ts';

/**
 * Milliseconds a slider rests before the address and the screen reader text update. Browsers limit
 * address changes, and no one listens to twenty sentences.
 */
const rest = 500;

/** Reads slider positions from an address. Missing or invalid ones default to the lesson's. */
export function settingsIn(href: string, sliders: readonly Slider[]): Settings {
  return Object.fromEntries(
    sliders.flatMap((slider) => {
      const text = partOf(href, slider.name);
      const wanted = text.trim() === '' ? NaN : Number(text);
      return Number.isFinite(wanted) ? [[slider.name, onSlider(slider, wanted)]] : [];
    }),
  );
}

/** Writes slider positions into an address. */
export const addressOf = (href: string, sliders: readonly Slider[], settings: Settings): string =>
  sliders.reduce((address, { name }) => {
    const setting = settings[name];
    return withPart(address, name, setting === undefined ? '' : String(setting));
  }, href);

/**
 * Slider positions, first read from the address and then written to it, and the positions when the
 * sliders last rested. A slider that was moved before the script loaded keeps its position.
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
