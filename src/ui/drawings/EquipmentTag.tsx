interface EquipmentTagProps {
  y?: number;
  children: string;
}

/** Draws the tag number of a piece of equipment, centered below it. */
export const EquipmentTag = ({ y = 118, children }: EquipmentTagProps) => (
  <text className="tag" x="60" y={y} textAnchor="middle">
    {children}
  </text>
);
