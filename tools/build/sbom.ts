/** `node tools/build/sbom.ts`: writes sbom.json, a list of everything the site is built from. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

interface Bom {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: unknown; component: { name: string } };
  components: { name: string; version: string }[];
}

/** Returns npm's CycloneDX list without values that differ between builds of the same commit. */
function billOfMaterials(): Bom {
  const bom = JSON.parse(
    execFileSync(
      'npm',
      ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only', '--loglevel=error'],
      { encoding: 'utf8', shell: process.platform === 'win32' },
    ),
  ) as Bom;
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
  // Drop the serial number, the time, npm's version and the folder.
  delete bom.serialNumber;
  delete bom.metadata.timestamp;
  delete bom.metadata.tools;
  bom.metadata.component.name = name;
  return bom;
}

const bom = billOfMaterials();
writeFileSync('sbom.json', `${JSON.stringify(bom, undefined, 2)}\n`);
console.log(`sbom.json lists ${String(bom.components.length)} packages.`);
