import { isScalar, visit, type Document } from 'yaml';

/** Current names of keys that earlier versions of content/ used. */
const renamed = new Map([['cancelled', 'canceled']]);

/** Renames keys of earlier versions in a YAML document, which keeps its lines. */
export function renameOldKeys(document: Document): void {
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key)) key.value = renamed.get(String(key.value)) ?? key.value;
    },
  });
}
