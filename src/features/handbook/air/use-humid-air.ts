import { useEffect, useMemo, useState } from 'react';
import { useAddressParts } from '../../../browser/use-address-parts.ts';
import type { UnitSystem } from '../../../domain/quantities/unit-system.ts';
import {
  addressOf,
  airParts,
  airResult,
  firstQuestion,
  questionIn,
  type AirQuestion,
} from '../../../domain/handbook/air/air-question.ts';

/** Keeps the inputs for humid air in the address, and computes the result. */
export function useHumidAir(units: UnitSystem) {
  const [question, setQuestion] = useState(() => firstQuestion(units));
  const address = useAddressParts(airParts, (parts) => {
    setQuestion(questionIn(parts, units));
  });
  useEffect(() => {
    document.documentElement.classList.remove('search-pending');
  }, []);
  const result = useMemo(() => airResult(question, units), [question, units]);
  const onChange = (next: AirQuestion, changed: keyof AirQuestion) => {
    setQuestion(next);
    address.goTo(addressOf(next), changed);
  };
  return { question, result, onChange };
}
