import { looseUnit } from './read-parts.ts';

export interface Split {
  body: string;
  wantedUnit: string | undefined;
}

export function withoutFillerWords(text: string): string {
  const turned = text
    .replace(/\s*=\s*\?\s*(?=[a-z°])/i, ' in ')
    .replace(/[?!]+(?=\s*$)|=\s*\??\s*$/g, '')
    .replace(/(?<=[a-z)°%])\.$/i, '')
    .replace(
      /(?<=.)[, ]+(?:which )?(?:(?:is|are|equals?|makes?)(?: equal to)? )?how (?:many|much) /i,
      ' in ',
    )
    .replace(/,? how (?:much|many) is (?:that|it) in /i, ' in ')
    .replace(/ (?:expressed|written|given|measured) (?:in|as) /i, ' in ')
    .replace(/^(?:(?:hey|please|pls|ok|so)[, ]+)*/i, '')
    .replace(
      /^(?:what(?:['’]?s| is| are)?|how (?:much|big|long|heavy|fast|far|tall|high) (?:is|are)|convert|express|find|get|calculate|compute|give me|tell me)\s+(?:the\s+)?/i,
      '',
    )
    .replace(/^how (?:hot|cold|warm) is /i, 'temperature of ')
    .replace(/\s+/g, ' ')
    .trim();
  const many =
    /^how many (.+?) (?:are |is |go )?(?:there )?(?:in|is|are|per|make)(?: an?)? (.+)$/i.exec(
      turned,
    );
  if (!many) return otherWayRound(turned);
  const [, unit = '', rest = ''] = many;
  return `${/\d/.test(rest) ? rest : `1 ${rest}`} in ${unit}`;
}

/** Reorders a question that starts with the unit, like "kelvin for 100 C". */
function otherWayRound(text: string): string {
  const [, unit, quantity] =
    /^in ([a-z]+), ?(?:how \w+ (?:is|are) )?([-+.\d].*)$/i.exec(text) ??
    /^(?:[a-zA-Z]+ (?:->|to) )?([a-zA-Z/]+) (?:equivalent of|equivalent for|for|of) ([-+.\d]\S* ?[°a-zA-Z/]+)$/i.exec(
      text,
    ) ??
    [];
  return unit !== undefined && quantity !== undefined && looseUnit(unit)
    ? `${quantity} in ${unit}`
    : text;
}

const between = /\s(?:in|into|to|as|=)(?=\s)|\s?(?:->|→)/gi;

/** Lists the possible splits at a word such as "in", last one first. */
export function splits(text: string): { left: string; right: string }[] {
  return [...text.matchAll(between)]
    .map((match) => ({
      left: text.slice(0, match.index).trim(),
      right: text.slice(match.index + match[0].length).trim(),
    }))
    .toReversed();
}

export const differenceWords =
  /\b(?:a |the )?(?:temp(?:erature)? )?(?:difference|change|rises?|drops?|falls?|increases?|decreases?|lmtd)(?: (?:of|is|by|in temp(?:erature)?)| ?=)*(?=[\s\d]|$)/gi;

/** Separates a question about a property from the requested unit. */
export function propertySplit(text: string): Split {
  for (const { left, right } of splits(text)) {
    const unit = looseUnit(right);
    if (unit && unit.parts.length > 0 && unit.of.length === 0)
      return { body: left, wantedUnit: right };
  }
  return { body: text, wantedUnit: undefined };
}
