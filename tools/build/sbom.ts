/** `node tools/build/sbom.ts`: writes sbom.json, a list of everything the site is built from. */
import { writeFileSync } from 'node:fs';
import { billOfMaterials } from './bill-of-materials.ts';

const bom = billOfMaterials();
writeFileSync('sbom.json', `${JSON.stringify(bom, undefined, 2)}\n`);
console.log(`sbom.json lists ${String(bom.components.length)} packages.`);
