import { useEffect, useMemo, useState } from 'react';
import { useAddressParts } from '../../../browser/use-address-parts.ts';
import {
  addressOf,
  airParts,
  airResult,
  firstQuestion,
  questionIn,
  type AirQuestion,
} from '../../../domain/handbook/air/air-question.ts';

/** The inputs for humid air, which are kept in the address, and their result. */
export function useHumidAir() {
  const [question, setQuestion] = useState(firstQuestion);
  const address = useAddressParts(airParts, (parts) => {
    setQuestion(questionIn(parts));
  });
  useEffect(() => {
    document.documentElement.classList.remove('search-pending');
  }, []);
  const result = useMemo(() => airResult(question), [question]);
  const onChange = (next: AirQuestion, changed: keyof AirQuestion) => {
    setQuestion(next);
    address.goTo(addressOf(next), changed);
  };
  return { question, result, onChange };
}
