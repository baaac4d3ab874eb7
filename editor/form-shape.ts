import { z } from 'zod';

/** Properties of a JSON schema that forms use. */
interface Part {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Part[];
  maxLength?: number;
  items?: Part;
  properties?: Record<string, Part>;
  required?: string[];
  description?: string;
  examples?: unknown[];
}

export interface Shape {
  kind:
    | 'line'
    | 'words'
    | 'number'
    | 'day'
    | 'choice'
    | 'flag'
    | 'picture'
    | 'list'
    | 'group'
    | 'other';
  name: string;
  label: string;
  hint: string;
  isRequired: boolean;
  longest?: number | undefined;
  choices?: unknown[];
  /** Folder in content/ for a picture. */
  folder?: string;
  item?: Shape;
  fields?: Shape[];
}

/** Derives a form from the schema that validates the file. */
export const formOf = (schema: z.ZodType): Shape =>
  shapeOf('', z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Part, true);

/** Recognizes the file name of a picture, as opposed to a word like "none". */
export const isPicture = (name: string): boolean => /\.(png|jpe?g|webp|avif)$/i.test(name);

function shapeOf(name: string, part: Part, isRequired: boolean): Shape {
  const [example] = part.examples ?? [];
  const isShown = ['string', 'number'].includes(typeof example) && !part.enum;
  const shape = {
    name,
    label: inWords(name),
    hint: [part.description, isShown ? `For example: ${String(example)}` : undefined]
      .filter((words) => words !== undefined)
      .join('. '),
    isRequired,
    longest: part.maxLength,
  };
  switch (part.type) {
    case 'array':
      return { ...shape, kind: 'list', item: shapeOf(singular(name), part.items ?? {}, true) };
    case 'object':
      return part.properties
        ? { ...shape, kind: 'group', fields: fieldsOf(part) }
        : { ...shape, kind: 'other' };
    case 'boolean':
      return part.const === true
        ? { ...shape, kind: 'flag' }
        : { ...shape, kind: 'choice', choices: [true, false] };
    case 'integer':
    case 'number':
      return { ...shape, kind: 'number' };
    case 'string':
      if (part.enum) return { ...shape, kind: 'choice', choices: part.enum };
      if (part.format === 'date') return { ...shape, kind: 'day' };
      if (typeof example === 'string' && isPicture(example)) {
        return { ...shape, kind: 'picture', folder: example.replace(/[^/]*$/, '') };
      }
      return { ...shape, kind: (part.maxLength ?? 0) > 100 ? 'words' : 'line' };
    default:
      return {
        ...shape,
        kind: part.anyOf?.every(({ type }) => type === 'string') ? 'line' : 'other',
      };
  }
}

const fieldsOf = ({ properties = {}, required = [] }: Part) =>
  Object.entries(properties).map(([name, part]) => shapeOf(name, part, required.includes(name)));

/** Converts a key to words: `joinForm` becomes "Join form". */
export const inWords = (name: string): string =>
  name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('-', ' ')
    .replace(/^./, (letter) => letter.toUpperCase());

const singular = (name: string) =>
  name
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=ss|x|ch)es$/, '')
    .replace(/(?<=[^s])s$/, '');
