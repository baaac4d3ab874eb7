import { isScalar, visit, type Document } from 'yaml';

/** Current names of keys from earlier versions of content/. */
const renamed = new Map([['cancelled', 'canceled']]);

/** Renames old keys in a YAML document. Line numbers don't change. */
export function renameOldKeys(document: Document): void {
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key)) key.value = renamed.get(String(key.value)) ?? key.value;
    },
  });
}
