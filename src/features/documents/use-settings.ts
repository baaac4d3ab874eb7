import { useEffect, useState } from 'react';
import { onSlider, type Settings, type Slider } from '../../domain/plots/exploration.ts';
import { partOf, withPart } from '../../browser/address-part.ts';

/**
 * So long a slider rests before the address says where, and a screen reader what it changed: browsers
 * refuse an address that changes often, and nobody listens to twenty sentences.
 */
const rest = 500;

/** Where the sliders stand as an address says; what it does not say or says wrongly is as in the lesson. */
export function settingsIn(href: string, sliders: readonly Slider[]): Settings {
  return Object.fromEntries(
    sliders.flatMap((slider) => {
      const text = partOf(href, slider.name);
      const wanted = text.trim() === '' ? NaN : Number(text);
      return Number.isFinite(wanted) ? [[slider.name, onSlider(slider, wanted)]] : [];
    }),
  );
}

/** An address that says where the sliders stand. */
export const addressOf = (href: string, sliders: readonly Slider[], settings: Settings): string =>
  sliders.reduce((address, { name }) => {
    const setting = settings[name];
    return withPart(address, name, setting === undefined ? '' : String(setting));
  }, href);

/**
 * Where the sliders stand: as the address says at first, and then the other way round; and where they
 * were left when they last rested, once a reader has moved one. A slider that was moved before the
 * script came stays where it is, whatever the address says.
 */
export function useSettings(sliders: readonly Slider[]) {
  const [settings, setSettings] = useState<Settings>({});
  const [rested, setRested] = useState<Settings>();
  useEffect(() => {
    const read = (back?: PopStateEvent) => {
      const said = settingsIn(location.href, sliders);
      // At first only what was moved early is known: sliders say so before this runs.
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
