import { SaturationTables, SuperheatedTables } from './SteamTables.tsx';

const folds = [
  { title: 'Boiling water by temperature', tables: <SaturationTables by="T" /> },
  { title: 'Boiling water by pressure', tables: <SaturationTables by="p" /> },
  { title: 'Superheated steam', tables: <SuperheatedTables /> },
];

/** The printed tables, each behind its title. */
export function SteamFolds() {
  return folds.map(({ title, tables }) => (
    <details key={title} className="steam-fold">
      <summary className="disclosure">{title}</summary>
      {tables}
    </details>
  ));
}
